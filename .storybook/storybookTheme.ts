import type { Theme } from '@hearth/ui/theme'
import { create } from 'storybook/theming/create'

/**
 * Storybook's own interface in the product's tokens: the manager around the stories, and the docs
 * pages.
 */
export function storybookTheme(base: 'light' | 'dark', theme: Theme) {
  const tokens = theme[base]
  const { accent, border, surface, text } = tokens.color
  return create({
    base,
    brandTitle:
      '<span style="display:flex;align-items:center;gap:8px"><img src="./favicon.svg" alt="" width="24" height="24">Hearth</span>',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: accent.solid,
    colorSecondary: accent.text,
    appBg: surface.canvas,
    appContentBg: surface.raised,
    appPreviewBg: surface.canvas,
    appHoverBg: surface.hover,
    appBorderColor: border.subtle,
    appBorderRadius: tokens.radius.control,
    barBg: surface.raised,
    barTextColor: text.muted,
    barSelectedColor: accent.text,
    barHoverColor: accent.text,
    textColor: text.body,
    textInverseColor: text.onInverse,
    textMutedColor: text.muted,
    buttonBg: surface.raised,
    buttonBorder: border.strong,
    booleanBg: surface.sunken,
    booleanSelectedBg: surface.raised,
    inputBg: surface.raised,
    inputBorder: border.strong,
    inputTextColor: text.body,
    inputBorderRadius: tokens.radius.control,
    fontBase: tokens.font.family,
    fontCode: tokens.font.mono,
  })
}
