import { createFileRoute } from '@tanstack/react-router'
import { ForgotPage } from '../account/forgot-page.tsx'

export const Route = createFileRoute('/auth/forgot-password')({ component: ForgotPage })
