import { createFileRoute } from '@tanstack/react-router'
import { loading } from '../api/loading.ts'
import { Article } from '../storefront/content/article.tsx'
import { BankDetails } from '../storefront/content/bank-details.tsx'
import { contentData, headOfContent } from '../storefront/content/content-head.ts'

export const Route = createFileRoute('/payment-method')({
  loader: ({ context, ...attempt }) =>
    loading(
      context,
      async () => (await contentData()).loadText(context, 'payment', attempt.abortController.signal),
      attempt,
    ),
  head: ({ match, loaderData }) => headOfContent(match.context, loaderData, { path: '/payment-method' }),
  component: PaymentMethod,
})

function PaymentMethod() {
  return (
    <Article data={Route.useLoaderData()}>
      <BankDetails />
    </Article>
  )
}
