import type { Location } from '@minato/contract/vehicles-shapes'

/** Yards near the ports of loading; invented addresses in real districts. */
const YARDS: readonly (readonly [weight: number, location: Location])[] = [
  [32, { country: 'JP', city: 'Yokohama', district: 'Tsurumi-ku', street: 'Daikoku Futo 14' }],
  [12, { country: 'JP', city: 'Yokohama', district: 'Naka-ku', street: 'Honmoku Futo 3' }],
  [20, { country: 'JP', city: 'Nagoya', district: 'Minato-ku', street: 'Kinjo Futo 2-7' }],
  [14, { country: 'JP', city: 'Kobe', district: 'Higashinada-ku', street: 'Rokko Island 4-1' }],
  [12, { country: 'JP', city: 'Osaka', district: 'Suminoe-ku', street: 'Nanko Higashi 5-12' }],
  [10, { country: 'JP', city: 'Kitakyushu', district: 'Moji-ku', street: 'Tachinoura Kaigan 6' }],
]
const WHOLE = YARDS.reduce((sum, [weight]) => sum + weight, 0)

/** The yard at a share of the stock, 0 ≤ share < 1. */
export function yardAt(share: number): Location {
  let rest = share * WHOLE
  for (const [weight, location] of YARDS) if ((rest -= weight) < 0) return location
  return YARDS[0]![1]
}
