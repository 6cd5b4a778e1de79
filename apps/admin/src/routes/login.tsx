import { LoginScreen } from '@hearth/ui/screens/login/LoginScreen'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { signUpHref } from '../deployment/brand'
import { RedirectSearch } from '../features/auth/redirectSearch'
import { useSignIn } from '../features/auth/useSignIn'
import { pageTitles } from '../navigation/pageTitles'

export const Route = createFileRoute('/login')({
  staticData: { title: pageTitles.login },
  validateSearch: RedirectSearch,
  beforeLoad: ({ context: { session }, search }) => {
    if (session.get().role) throw redirect({ to: '/2fa', search, replace: true })
  },
  component: Login,
})

function Login() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { signIn, submission } = useSignIn(() => navigate({ to: '/2fa', search, replace: true }))
  return <LoginScreen onSignIn={signIn} submission={submission} signUpHref={signUpHref} />
}
