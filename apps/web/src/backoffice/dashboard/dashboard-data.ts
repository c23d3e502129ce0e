import type { Shell } from '../../shell/shell.ts'

export const loadDashboard = ({ api }: Shell, signal: AbortSignal) => api('GET /api/main/dashboard', { signal })
export type DashboardData = Awaited<ReturnType<typeof loadDashboard>>
