import { createFileRoute } from '@tanstack/react-router'
import { loading } from '../api/loading.ts'
import { Article } from '../storefront/content/article.tsx'
import { contentData, headOfContent } from '../storefront/content/content-head.ts'
import { Profile } from '../storefront/content/profile.tsx'

export const Route = createFileRoute('/company-profile')({
  loader: ({ context, ...attempt }) =>
    loading(context, async () => (await contentData()).loadProfile(context, attempt.abortController.signal), attempt),
  head: ({ match, loaderData }) => headOfContent(match.context, loaderData, { path: '/company-profile' }),
  component: CompanyProfile,
})

function CompanyProfile() {
  const data = Route.useLoaderData()
  return (
    <Article data={data}>
      <Profile data={data} />
    </Article>
  )
}
