import { carPath } from '../../i18n/addresses.ts'
import { localPath } from '../../i18n/locale.ts'
import type { Shell } from '../../api/shell.ts'
import { carName } from './card-data.ts'
import type { CardData } from './card-data.ts'

type Named = Pick<CardData, 'brand' | 'model' | 'reference'>

/** The absolute address of a car's page, for sharing. */
export const carUrl = ({ origin, locale }: Pick<Shell, 'origin' | 'locale'>, car: Named): string =>
  origin + localPath(carPath(car), locale)

/** The prepared text in the messaging app. */
export const messageAbout = (shell: Shell, car: Named): string =>
  shell.messages.car.messageText(carName(car), car.reference, carUrl(shell, car))
