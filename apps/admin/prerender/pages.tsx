import type { DocumentSettings } from '@hearth/api/languages'
import { HearthProvider } from '@hearth/ui/provider/HearthProvider'
import { DeleteAccountScreen } from '@hearth/ui/screens/delete-account/DeleteAccountScreen'
import { ForgotPasswordScreen } from '@hearth/ui/screens/forgot-password/ForgotPasswordScreen'
import { LoginScreen } from '@hearth/ui/screens/login/LoginScreen'
import { ResetPasswordScreen } from '@hearth/ui/screens/reset-password/ResetPasswordScreen'
import { VerifyScreen } from '@hearth/ui/screens/verify/VerifyScreen'
import { renderToStaticMarkup } from 'react-dom/server'
import { brandOf } from '../src/deployment/brandOf'

const nothing = () => {}

/** The pages that open the same way for everybody, as their routes show them first. */
const pages = ({ signUpUrl = '#' }: DocumentSettings) => ({
  '/login': <LoginScreen onSignIn={nothing} signUpHref={signUpUrl} />,
  '/forgot-password': (
    <ForgotPasswordScreen onSend={nothing} onTryAgain={nothing} onBack={nothing} />
  ),
  '/delete-account': (
    <DeleteAccountScreen
      step="email"
      onGetKey={nothing}
      onHaveKey={nothing}
      onDelete={nothing}
      onChangeEmail={nothing}
      onInvalidEmail={nothing}
    />
  ),
  '/reset-password': <ResetPasswordScreen step="checking" onReset={nothing} />,
  '/verify': <VerifyScreen step="verifying" />,
})

/** The markup of each page of a deployment, by its path. */
export const renderPages = (settings: DocumentSettings): Record<string, string> =>
  Object.fromEntries(
    Object.entries(pages(settings)).map(([path, page]) => [
      path,
      renderToStaticMarkup(
        <HearthProvider
          brand={brandOf(settings)}
          navigate={nothing}
          locale={settings.locale ?? 'en-GB'}
        >
          {page}
        </HearthProvider>,
      ),
    ]),
  )
