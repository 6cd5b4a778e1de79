import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { screenshots } from '../../storybook/modes'
import { Retried } from '../../storybook/Retried'
import { shortTimeouts } from '../../storybook/shortTimeouts'
import { refused, sending } from '../../storybook/submissions'
import { media } from '../../theme/media'
import { type TwoFactorMode, TwoFactorScreen } from './TwoFactorScreen'
import { setupFixture } from './twoFactorFixture'

const setup: TwoFactorMode = { kind: 'setup', setup: { status: 'ready', data: setupFixture } }

const verify: TwoFactorMode = { kind: 'verify' }

/** The tags of stories that test a behaviour: the docs page leaves them out. */
const tags = ['!autodocs']

const meta = {
  title: 'Screens/Two-factor',
  component: TwoFactorScreen,
  parameters: {
    layout: 'fullscreen',
    spec: '2.4',
    // The code field takes the focus: each story has its own frame, otherwise the docs page would
    // jump.
    docs: { story: { inline: false, height: '720px' } },
  },
  args: {
    mode: setup,
    onRegenerate: fn(),
    onContinue: fn(),
    onBackToSetup: fn(),
    onVerify: fn(),
    onEmptyCode: fn(),
    onLogout: fn(),
  },
} satisfies Meta<typeof TwoFactorScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  args: { account: 'ada@hearth.example' },
  parameters: screenshots.all,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ada@hearth.example')).toBecomeVisible()
  },
}

export const Loading: Story = { args: { mode: { kind: 'setup', setup: { status: 'loading' } } } }

/** Some backends answer with a text that is no image. */
export const BrokenQrCode: Story = {
  args: {
    mode: {
      kind: 'setup',
      setup: {
        status: 'ready',
        data: { ...setupFixture, qr: 'data:image/png;base64,broken' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The QR code can't be shown/)).toBecomeVisible()
    await expect(canvas.queryByRole('img', { name: /^QR code/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Copy secret' })).toBeEnabled()
  },
}

/** Its appearance after 10 s. */
export const Slow: Story = {
  args: { mode: { kind: 'setup', setup: { status: 'loading' } } },
  beforeEach: shortTimeouts,
  play: async ({ canvas }) => {
    // As visible text, and as the label of the spinner.
    await expect(await canvas.findAllByText('Still working')).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeEnabled()
  },
}

const onPhone: TwoFactorMode = {
  ...setup,
  appHref: 'otpauth://totp/Hearth:ada%40example.org?secret=JBSWY3DP',
}

/** Only a touch device has the app itself. */
export const OnAComputer: Story = {
  args: { mode: onPhone, passkey: { onUse: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /authenticator app$/ })).toBeNull()
  },
}

/** On the phone that should scan the code: what works there comes before the QR code. */
export const OnThePhoneItself: Story = {
  args: { mode: onPhone, passkey: { onUse: fn() } },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    const { matchMedia } = window
    const spy = spyOn(window, 'matchMedia').mockImplementation((query) =>
      matchMedia.call(window, query === media.coarse ? 'all' : query),
    )
    return () => spy.mockRestore()
  },
  play: async ({ canvas }) => {
    const places = [
      canvas.getByRole('button', { name: 'Use a passkey instead' }),
      canvas.getByRole('link', { name: 'Open in your authenticator app' }),
      canvas.getByRole('img', { name: /^QR code/ }),
      canvas.getByRole('button', { name: 'Continue' }),
    ].map((element) => element.getBoundingClientRect().top)
    await expect(places).toEqual(places.toSorted((one, other) => one - other))
  },
}

export const Failed: Story = {
  args: { mode: { kind: 'setup', setup: { status: 'failed', onRetry: fn() } } },
}

export const Regenerating: Story = { args: { mode: { ...setup, isRegenerating: true } } }

/** Too many requests: the old code is still valid. */
export const WaitToRegenerate: Story = {
  args: { mode: { ...setup, retryAt: new Date('2026-06-15T09:30:42Z') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('You can try again in 0:42.')
    await expect(canvas.getByRole('button', { name: 'Regenerate' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled()
  },
}

export const Mandatory: Story = { args: { isMandatory: true } }

export const Verify: Story = {
  parameters: screenshots.all,
  args: { mode: verify },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '6-digit code' })).toHaveFocus())
  },
}

export const VerifyMandatory: Story = {
  args: { mode: { kind: 'verify' }, isMandatory: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Back to Setup' })).toBeNull()
    await expect(
      canvas.getByText('As an administrator, you must set up 2FA to access the dashboard'),
    ).toBecomeVisible()
  },
}

/** A bookmark of /login, opened by somebody who is signed in. */
export const SignedInAlready: Story = {
  args: { mode: verify, continueHref: '/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are already signed in.')).toBecomeVisible()
    await expect(canvas.getByRole('link', { name: 'Continue to the panel' })).toHaveAttribute(
      'href',
      '/',
    )
  },
}

export const Busy: Story = { args: { mode: { kind: 'verify', submission: sending } } }

export const WrongCode: Story = {
  args: {
    mode: {
      kind: 'verify',
      submission: refused({ message: 'Invalid TOTP code. Please try again.' }),
    },
  },
}

export const FieldErrors: Story = {
  args: {
    mode: {
      kind: 'verify',
      submission: refused({
        fieldErrors: [
          { field: 'token', message: 'Code must contain only digits' },
          { field: 'device', message: 'This device is not known' },
        ],
      }),
      refusals: 1,
    },
  },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: '6-digit code' })
    await expect(code).toHaveAccessibleDescription('Code must contain only digits')
    await expect(canvas.getByRole('alert')).toHaveTextContent('This device is not known')
    await userEvent.type(code, '1')
    await expect(code).toBeValid()
    await expect(canvas.queryByText('This device is not known')).toBeNull()
  },
}

/** Two in a row: the clock of the phone may be wrong. */
export const WrongCodes: Story = {
  args: {
    mode: {
      kind: 'verify',
      submission: refused({ message: 'Invalid TOTP code. Please try again.' }),
      refusals: 2,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/phone's clock/)
  },
}

const passkey = { onUse: fn() }
const recovery = { onOpen: fn(), onRecover: fn(), onBack: fn() }

/** The passkey comes first where the person has one, and the code stays. */
export const VerifyWithPasskey: Story = {
  args: { mode: verify, passkey, recovery },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Use your passkey' })
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await expect(passkey.onUse).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('textbox', { name: '6-digit code' })).toBecomeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }))
    await expect(recovery.onOpen).toHaveBeenCalledOnce()
  },
}

export const PasskeyCancelled: Story = {
  args: {
    mode: verify,
    passkey: { ...passkey, message: "The passkey wasn't used. Try again, or use a code." },
    recovery,
  },
}

/** The passkey was refused for good, and the account has no other one. */
export const PasskeyRefused: Story = {
  args: {
    mode: verify,
    passkey: { onUse: undefined, message: 'This passkey was refused. Use a code.' },
    recovery,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This passkey was refused. Use a code.')).toBecomeVisible()
    await expect(canvas.queryByRole('button', { name: 'Use your passkey' })).toBeNull()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '6-digit code' })).toHaveFocus())
  },
}

/** The only second factor is a passkey: no code is asked for, and the passkey has the focus. */
export const OnlyAPasskey: Story = {
  args: { mode: { kind: 'passkey' }, passkey, recovery },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Use your passkey' })
    await waitFor(() => expect(button).toHaveFocus())
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.queryByText(/authenticator app/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }))
    await expect(recovery.onOpen).toHaveBeenCalledOnce()
  },
}

/** It was refused or removed, or does not work at this address. */
export const NoFactorLeft: Story = {
  args: { mode: { kind: 'passkey' }, recovery },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ask an owner of the team to reset/)).toBecomeVisible()
    await expect(canvas.queryByRole('button', { name: 'Use your passkey' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Use a recovery code' })).toBecomeVisible()
  },
}

/** The way back of a person who has no authenticator app. */
export const RecoveryInsteadOfAPasskey: Story = {
  args: { mode: { kind: 'recovery', hasOnlyPasskey: true }, recovery },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use your passkey instead' }))
    await expect(recovery.onBack).toHaveBeenCalledOnce()
  },
}

export const SetupWithPasskey: Story = { args: { passkey } }

/** Browsers make no passkeys for this address. */
export const SetupAtAnotherAddress: Story = {
  args: {
    passkey: {
      onUse: undefined,
      message: "Passkeys don't work at this address.",
      openAt: 'https://panel.example',
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Open this panel at https://panel.example' }),
    ).toHaveAttribute('href', 'https://panel.example')
    await expect(canvas.queryByRole('button', { name: 'Use a passkey instead' })).toBeNull()
  },
}

export const Recovery: Story = {
  args: { mode: { kind: 'recovery' }, recovery },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Recovery code' })
    await userEvent.type(code, '{Enter}')
    await expect(await canvas.findByText('Recovery code is required')).toBecomeVisible()
    await userEvent.type(code, ' 7kq2m 4xr9t {Enter}')
    await expect(recovery.onRecover).toHaveBeenCalledWith('7kq2m 4xr9t')
    await userEvent.click(canvas.getByRole('button', { name: 'Use a code instead' }))
    await expect(recovery.onBack).toHaveBeenCalledOnce()
  },
}

export const WrongRecoveryCode: Story = {
  args: {
    mode: {
      kind: 'recovery',
      submission: refused({ message: "This code doesn't work. Check it, or use another one." }),
    },
    recovery,
  },
}

/** Too many codes: the server accepts no other one for now. */
export const Wait: Story = {
  args: {
    mode: {
      kind: 'verify',
      submission: refused({
        message: 'Too many attempts. Please wait before you try again.',
        retryAt: new Date('2026-06-15T09:30:42Z'),
      }),
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('You can try again in 0:42.')
    const code = canvas.getByRole('textbox', { name: '6-digit code' })
    await userEvent.type(code, '123456{Enter}')
    await expect(canvas.getByRole('button', { name: 'Verify & Continue' })).toBeDisabled()
    await expect(args.onVerify).not.toHaveBeenCalled()
  },
}

export const Done: Story = {
  args: { mode: { kind: 'done' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2FA verification successful!')
  },
}

export const LoggingOut: Story = { args: { mode: { kind: 'verify' }, isLoggingOut: true } }

export const LongContent: Story = {
  args: {
    mode: {
      kind: 'setup',
      setup: { status: 'failed', onRetry: fn() },
      message:
        'Two-factor authentication is already set up for this account: enter a code of your authenticator app first, and set up a new one after that.',
    },
  },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const VerifyRightToLeft: Story = {
  args: { mode: verify },
  globals: { direction: 'rtl' },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const SmallPhone: Story = {
  args: { mode: verify },
  globals: { viewport: { value: 'small' } },
}

export const LargeText: Story = {
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

export const ShowsAndCopiesTheSecret: Story = {
  tags,
  play: async ({ canvas }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const secret = canvas.getByLabelText('Secret')
    await expect(secret).toHaveAttribute('type', 'password')
    await expect(secret).toHaveValue('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')
    await userEvent.click(canvas.getByRole('button', { name: 'Show secret' }))
    await expect(secret).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy secret' }))
    await expect(writeText).toHaveBeenCalledWith(setupFixture.secret)
  },
}

/** The title takes the focus when its button goes. */
export const TriesAgainByKeyboard: Story = {
  tags,
  render: (args) => (
    <Retried>
      {(load) => <TwoFactorScreen {...args} mode={{ kind: 'setup', setup: load }} />}
    </Retried>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

export const RegeneratesAndContinues: Story = {
  tags,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Regenerate' }))
    await expect(args.onRegenerate).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onContinue).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    await expect(args.onLogout).toHaveBeenCalledOnce()
  },
}

export const JudgesTheCode: Story = {
  tags,
  args: { mode: verify },
  play: async ({ canvas, args }) => {
    const code = canvas.getByRole('textbox', { name: '6-digit code' })
    const button = canvas.getByRole('button', { name: 'Verify & Continue' })
    await waitFor(() => expect(code).toHaveFocus())
    await expect(button).toBeDisabled()

    await userEvent.keyboard('{Enter}')
    await expect(args.onEmptyCode).toHaveBeenCalledOnce()
    await expect(code).toHaveAccessibleDescription('TOTP code is required')

    await userEvent.keyboard('12{Enter}')
    await expect(code).toHaveAccessibleDescription('Code must be 6 digits')
    await expect(button).toBeDisabled()

    await userEvent.keyboard('3a56{Enter}')
    await expect(code).toHaveAccessibleDescription('Code must contain only digits')
    await expect(args.onVerify).not.toHaveBeenCalled()

    await userEvent.clear(code)
    await userEvent.paste('123 456')
    await expect(code).toBeValid()
    await userEvent.click(button)
    await expect(args.onVerify).toHaveBeenCalledOnce()
    await expect(args.onVerify).toHaveBeenCalledWith('123456')
  },
}

export const SendsTheSixthDigit: Story = {
  tags,
  args: { mode: verify },
  play: async ({ canvas, args, step }) => {
    const code = canvas.getByRole('textbox', { name: '6-digit code' })
    await step('a pasted code waits for the button', async () => {
      await userEvent.click(code)
      await userEvent.paste('123456')
      await expect(args.onVerify).not.toHaveBeenCalled()
    })
    await step('six typed characters are sent only if they are digits', async () => {
      await userEvent.clear(code)
      await userEvent.keyboard('12345x')
      await expect(args.onVerify).not.toHaveBeenCalled()
      await userEvent.keyboard('{Backspace}6')
      await expect(args.onVerify).toHaveBeenCalledOnce()
      await expect(args.onVerify).toHaveBeenCalledWith('123456')
    })
  },
}

export const EmptiesTheBoxOfAWrongCode: Story = {
  tags,
  args: { mode: verify },
  render: function Refusing(args) {
    const [refusals, setRefusals] = useState(0)
    const submission =
      refusals > 0 ? refused({ message: 'Invalid TOTP code. Please try again.' }) : undefined
    return (
      <TwoFactorScreen
        {...args}
        mode={{ kind: 'verify', submission, refusals }}
        onVerify={() => setRefusals(refusals + 1)}
      />
    )
  },
  play: async ({ canvas }) => {
    const code = canvas.getByRole<HTMLInputElement>('textbox', { name: '6-digit code' })
    await userEvent.type(code, '123456')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid TOTP code')
    await waitFor(() => expect(code).toHaveFocus())
    await expect(code).toHaveValue('')
    await expect(canvas.queryByText(/phone's clock/)).toBeNull()
    await userEvent.keyboard('654321')
    await waitFor(() => expect(code).toHaveValue(''))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid TOTP code')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/phone's clock/))
  },
}

/**
 * A failure without a verdict: the code may still be right, and the next key press replaces it.
 */
export const KeepsACodeThatWasNotJudged: Story = {
  tags,
  args: { mode: verify },
  render: function Failing(args) {
    const [mode, setMode] = useState(args.mode)
    return (
      <TwoFactorScreen
        {...args}
        mode={mode}
        onVerify={() =>
          setMode({
            kind: 'verify',
            submission: refused({ message: 'Verification failed. Please try again.' }),
          })
        }
      />
    )
  },
  play: async ({ canvas }) => {
    const code = canvas.getByRole<HTMLInputElement>('textbox', { name: '6-digit code' })
    await userEvent.type(code, '123456')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Verification failed')
    await expect(code).toHaveValue('123456')
    await waitFor(() => expect(code).toHaveFocus())
    await waitFor(() => expect([code.selectionStart, code.selectionEnd]).toEqual([0, 6]))
    await userEvent.keyboard('654321')
    await expect(code).toHaveValue('654321')
  },
}

/** An edit hides the answer before it, not the one that is on its way. */
export const SaysWhatWasRefusedDespiteAnEdit: Story = {
  tags,
  args: { mode: verify },
  render: function Slow(args) {
    const [mode, setMode] = useState(args.mode)
    return (
      <>
        <TwoFactorScreen
          {...args}
          mode={mode}
          onVerify={() => setMode({ kind: 'verify', submission: sending })}
        />
        <button
          type="button"
          onClick={() =>
            setMode({
              kind: 'verify',
              submission: refused({ message: 'Invalid TOTP code. Please try again.' }),
              refusals: 1,
            })
          }
        >
          Answer
        </button>
      </>
    )
  },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: '6-digit code' })
    await userEvent.type(code, '123456{Enter}')
    await userEvent.keyboard('{Backspace}')
    canvas.getByRole('button', { name: 'Answer' }).click()
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid TOTP code')
    await waitFor(() => expect(code).toHaveFocus())
    await expect(code).toHaveValue('')
    await userEvent.keyboard('6')
    await expect(canvas.queryByRole('alert')).toBeNull()
    // Nothing is sent, and the earlier refusal does not show again.
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Code must be 6 digits')).toBecomeVisible()
    await expect(canvas.queryByText(/Invalid TOTP code/)).toBeNull()
  },
}

export const MovesTheFocusWithTheStep: Story = {
  tags,
  render: function Stepping(args) {
    const [mode, setMode] = useState(args.mode)
    return (
      <TwoFactorScreen
        {...args}
        mode={mode}
        onContinue={() => setMode({ kind: 'verify' })}
        onBackToSetup={() => setMode(setup)}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '6-digit code' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Setup' }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}
