import { MyDataScreen } from '@hearth/ui/screens/my-data/MyDataScreen'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { isOffered } from '../deployment/brand'
import { useLinkToken } from '../features/auth/useLinkToken'
import { useDataCopy } from '../features/own-data/useDataCopy'
import { useMyData } from '../features/own-data/useMyData'
import { pageTitles } from '../navigation/pageTitles'
import { NotFoundPage } from '../pages/NotFoundPage'

/**
 * A member gets a copy of their data, and opens its link. Not found where the backend makes none. It
 * starts and ends no session, so it also works where somebody is signed in.
 */
export const Route = createFileRoute('/my-data')({
  staticData: { title: isOffered('redress') ? pageTitles.myData : pageTitles.notFound },
  component: isOffered('redress') ? Page : NotFoundPage,
})

function Page() {
  const token = useLinkToken('/my-data')
  // Another link in the same tab starts over.
  return <MyData key={token} token={token} />
}

function MyData({ token }: { token: string }) {
  const [isNew, setNew] = useState(false)
  const copy = useDataCopy(token)
  const steps = useMyData()
  return (
    <MyDataScreen
      {...steps}
      state={(!isNew && copy) || steps.state}
      onStartOver={() => setNew(true)}
    />
  )
}
