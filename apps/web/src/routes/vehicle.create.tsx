import { createFileRoute } from '@tanstack/react-router'
import { CreatePage } from '../backoffice/car/create-page.tsx'

export const Route = createFileRoute('/vehicle/create')({
  staticData: { access: 'manager' },
  component: CreatePage,
})
