import { reportRefusal } from '../forms/report-refusal.ts'
import { goToSignIn } from '../session/guard.ts'
import { noteWish } from '../session/pending.ts'
import { isSaved, savedCars, setSaved } from '../shell/saved.ts'
import type { Shell } from '../shell/shell.ts'

/** Learns which cars are saved. What was pressed while the answer was on its way is newer than the answer. */
export async function loadSaved({ api }: Shell): Promise<void> {
  const before = savedCars()
  const found = (await api('GET /api/uum/account/favourite', {})).map(({ id }) => id)
  const now = savedCars()
  const isPressed = (id: string): boolean => before.has(id) !== now.has(id)
  setSaved([...found.filter((id) => !isPressed(id)), ...[...now].filter(isPressed)])
}

/** Saves a car, or lets go of it: shown at once, and taken back where the server says no. */
export async function toggleSaved(shell: Shell, carId: string): Promise<void> {
  if (!shell.user) return askToSignIn(shell, carId)
  const isOn = isSaved(carId)
  const show = (on: boolean) => setSaved(on ? [...savedCars(), carId] : [...savedCars()].filter((one) => one !== carId))
  show(!isOn)
  try {
    const params = { carId }
    if (isOn) await shell.api('DELETE /api/uum/account/favourite/{carId}', { params })
    else await shell.api('PUT /api/uum/account/favourite/{carId}', { params })
  } catch (error) {
    show(isOn)
    // The session has ended meanwhile.
    if (!shell.user && !isOn) return askToSignIn(shell, carId)
    reportRefusal(shell, error)
  }
}

async function askToSignIn(shell: Shell, carId: string): Promise<void> {
  noteWish({ kind: 'favourite', carId })
  await goToSignIn(shell, location.pathname + location.search)
}
