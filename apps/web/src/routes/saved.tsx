import { createFileRoute } from '@tanstack/react-router'
import { SavedPage } from '../account/saved-page.tsx'

export const Route = createFileRoute('/saved')({ component: SavedPage })
