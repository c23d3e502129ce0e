import { reportError } from '../forms/report-error.ts'
import { deviceCars, storeDeviceCars } from '../session/device-cars.ts'
import { notify } from '../api/notices.ts'
import { isSaved, savedCars, setSaved } from '../session/saved.ts'
import type { Shell } from '../api/shell.ts'

/**
 * Saves or removes a car: shown at once, reverted if the server rejects it. A visitor's cars stay on the
 * device.
 */
export async function toggleSaved(shell: Shell, carId: string): Promise<void> {
  const isOn = isSaved(carId)
  const updateShown = (on: boolean) =>
    setSaved(on ? [...savedCars(), carId] : [...savedCars()].filter((one) => one !== carId))
  updateShown(!isOn)
  if (!shell.user) return saveOnDevice(shell, carId, !isOn)
  try {
    const params = { carId }
    if (isOn) await shell.api('DELETE /api/uum/account/favourite/{carId}', { params })
    else await shell.api('PUT /api/uum/account/favourite/{carId}', { params })
  } catch (error) {
    // The session has ended meanwhile.
    if (!shell.user && !isOn) return saveOnDevice(shell, carId, true)
    updateShown(isOn)
    reportError(shell, error)
  }
}

function saveOnDevice({ messages }: Shell, carId: string, isOn: boolean): void {
  const others = deviceCars().filter((one) => one !== carId)
  storeDeviceCars(isOn ? [...others, carId] : others)
  if (isOn)
    notify({ isError: false, isSignIn: true, purpose: 'saved', title: messages.saved, lines: [messages.savedHere] })
}
