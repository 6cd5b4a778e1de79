import { foundation } from '@hearth/ui/theme/foundation'
import { light } from '@hearth/ui/theme/light'
import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'

const { accent, border, surface, text } = light.color

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Hearth',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: accent.solid,
    colorSecondary: accent.solid,
    appBg: surface.canvas,
    appContentBg: surface.raised,
    appPreviewBg: surface.canvas,
    appBorderColor: border.subtle,
    appBorderRadius: foundation.radius.control,
    barBg: surface.raised,
    barTextColor: text.muted,
    barSelectedColor: accent.text,
    barHoverColor: accent.hover,
    textColor: text.body,
    textMutedColor: text.muted,
    inputBg: surface.raised,
    inputBorder: border.strong,
    inputTextColor: text.body,
    inputBorderRadius: foundation.radius.control,
    fontBase: foundation.font.family,
    fontCode: foundation.font.mono,
  }),
  sidebar: { showRoots: true },
})
