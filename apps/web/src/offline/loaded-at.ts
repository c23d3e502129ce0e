import type { OfficeLocale } from '@minato/contract/enumerations'
import type { UserInfo } from '@minato/contract/users-shapes'
import { momentInJapan } from '@minato/domain/moments'
import { isManager } from '../session/current-user.ts'
import { momentOf } from './format-moment.ts'

/** When a page was loaded (decision 16): in Japan's time for managers, else in the device's. */
export const loadedAt = (time: number, locale: OfficeLocale, user: UserInfo | undefined): string =>
  isManager(user) ? momentInJapan(new Date(time).toISOString(), locale) : momentOf(time, locale)
