import { flagAddress } from './flag-address.ts'

interface FlagProps {
  /** ISO 3166 code of two letters. */
  country: string
  /** A quarter, half, or the whole of 96 by 64 px. */
  size?: 'small' | 'normal' | 'big'
  rounded?: boolean
  shadow?: boolean
  /** Rounding, shadow and background; none by default. */
  background?: 'paper' | 'fog'
  /** The country's name, unless a text beside the flag says it. */
  name?: string
}

const SCALES = { small: 0.25, normal: 0.5, big: 1 } as const
const WIDTH = 96
const HEIGHT = 64

/** The flag of a country (STF-14): a file loaded lazily, with reserved space. */
export function Flag({ country, size = 'normal', rounded = false, shadow = false, background, name = '' }: FlagProps) {
  const address = flagAddress(country)
  if (!address) return null
  const classNames = [`flag ${size}`, rounded && 'rounded', shadow && 'shadow', background && `on-${background}`]
  return (
    <img
      className={classNames.filter(Boolean).join(' ')}
      src={address}
      alt={name}
      width={WIDTH * SCALES[size]}
      height={HEIGHT * SCALES[size]}
      loading="lazy"
      decoding="async"
    />
  )
}
