import type { Shell } from '../../shell/shell.ts'

export async function loadSettings({ api }: Shell, signal: AbortSignal) {
  const [managers, clients] = await Promise.all([
    api('GET /api/uum/manager', { signal }),
    api('GET /api/uum/api-client', { signal }),
  ])
  return { managers, clients }
}
export type SettingsData = Awaited<ReturnType<typeof loadSettings>>
