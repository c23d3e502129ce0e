import { useSyncExternalStore } from 'react'
import { Icon } from '../../ui/icons.tsx'
import { isSaved, onSaved } from '../../session/saved.ts'
import { useShell } from '../../api/shell.ts'
import { carName } from './card-data.ts'
import type { CardData } from './card-data.ts'

const nothing = () => false

/** Saves a car to the account, or on the device for visitors. Loaded on demand. */
export function SaveButton({ car, hasWord = false }: { car: CardData; hasWord?: boolean }) {
  const shell = useShell()
  const { messages: t } = shell
  const isOn = useSyncExternalStore(onSaved, () => isSaved(car.id), nothing)
  const toggle = () =>
    import('../../account/save-car.ts').then(
      (brought) => brought.toggleSaved(shell, car.id),
      (error: unknown) => shell.report(error),
    )
  return (
    <button
      className={hasWord ? 'btn line full save-word' : 'save'}
      type="button"
      aria-pressed={isOn}
      aria-label={hasWord ? undefined : t.save(carName(car))}
      onClick={() => void toggle()}
    >
      <Icon name="save" />
      {hasWord && (isOn ? t.saved : t.saveCar)}
    </button>
  )
}
