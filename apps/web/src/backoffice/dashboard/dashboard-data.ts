import type { Shell } from '../../api/shell.ts'

export async function loadDashboard({ api }: Shell, signal: AbortSignal) {
  const [figures, proposals, waiting] = await Promise.all([
    api('GET /api/main/dashboard', { signal }),
    api('GET /api/main/proposal', { signal }),
    api('GET /api/main/waiting-time', { signal }),
  ])
  return { ...figures, proposals, isAlone: waiting.isAlone }
}
export type DashboardData = Awaited<ReturnType<typeof loadDashboard>>
