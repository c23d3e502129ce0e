import type { Shell } from '../../api/shell.ts'

export async function loadSettings({ api }: Shell, signal: AbortSignal) {
  const [settings, rates, accounts, proposals, waiting, secondFactor, secondFactorRule, managers, clients] =
    await Promise.all([
      api('GET /api/main/settings', { signal }),
      api('GET /api/main/insurance-rate', { signal }),
      api('GET /api/main/bank-account', { signal }),
      api('GET /api/main/proposal', { signal }),
      api('GET /api/main/waiting-time', { signal }),
      api('GET /api/uum/account/second-factor', { signal }),
      api('GET /api/uum/second-factor-rule', { signal }),
      api('GET /api/uum/manager', { signal }),
      api('GET /api/uum/api-client', { signal }),
    ])
  return { settings, rates, accounts, proposals, waiting, secondFactor, secondFactorRule, managers, clients }
}
export type SettingsData = Awaited<ReturnType<typeof loadSettings>>
