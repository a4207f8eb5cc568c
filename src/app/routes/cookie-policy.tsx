import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { informationHead } from '../../site/page-content/information-head.ts'
import { loadInformationPage } from '../../site/page-content/page-content.requests.ts'
import { PolicyScreen } from '../../site/page-content/policy-screen.tsx'

export const Route = createFileRoute('/cookie-policy')({
  loader: () => loadInformationPage('cookie-policy'),
  head: ({ loaderData }) =>
    loaderData ? informationHead('Cookie Policy', loaderData.metadata, loaderData.settings) : {},
  component: Policy,
})

function Policy() {
  const { sections, settings } = useLoaderData({ from: '/cookie-policy' })
  return <PolicyScreen heading="Cookie Policy" sections={sections} email={settings.contactEmail} />
}
