import { reportError } from '../forms/report-error.ts'
import { deviceCars, keepDeviceCars } from '../session/device-cars.ts'
import { ApiError } from '../api/api.ts'
import { notify } from '../layout/notices.ts'
import { isSaved, savedCars, setSaved } from '../layout/saved.ts'
import type { Shell } from '../layout/shell.ts'

/** Loads the saved cars. Clicks during the request override its answer. */
export async function loadSaved(shell: Shell): Promise<void> {
  await joinDeviceCars(shell)
  const before = savedCars()
  const found = (await shell.api('GET /api/uum/account/favourite', {})).map(({ id }) => id)
  const now = savedCars()
  const isPressed = (id: string): boolean => before.has(id) !== now.has(id)
  setSaved([...found.filter((id) => !isPressed(id)), ...[...now].filter(isPressed)])
}

/** Moves the cars saved on this device to the account. Rejected ones, such as deleted cars, are dropped. */
async function joinDeviceCars({ api }: Shell): Promise<void> {
  for (const carId of deviceCars()) {
    try {
      await api('PUT /api/uum/account/favourite/{carId}', { params: { carId } })
    } catch (error) {
      const isRefused = error instanceof ApiError && [400, 404, 409].includes(error.status)
      if (!isRefused) throw error
    }
    keepDeviceCars(deviceCars().filter((one) => one !== carId))
  }
}

/**
 * Saves or removes a car: shown at once, reverted if the server rejects it. A visitor's cars stay on the
 * device.
 */
export async function toggleSaved(shell: Shell, carId: string): Promise<void> {
  const isOn = isSaved(carId)
  const show = (on: boolean) => setSaved(on ? [...savedCars(), carId] : [...savedCars()].filter((one) => one !== carId))
  show(!isOn)
  if (!shell.user) return keepOnDevice(shell, carId, !isOn)
  try {
    const params = { carId }
    if (isOn) await shell.api('DELETE /api/uum/account/favourite/{carId}', { params })
    else await shell.api('PUT /api/uum/account/favourite/{carId}', { params })
  } catch (error) {
    // The session has ended meanwhile.
    if (!shell.user && !isOn) return keepOnDevice(shell, carId, true)
    show(isOn)
    reportError(shell, error)
  }
}

function keepOnDevice({ messages }: Shell, carId: string, isOn: boolean): void {
  const others = deviceCars().filter((one) => one !== carId)
  keepDeviceCars(isOn ? [...others, carId] : others)
  if (isOn) notify({ isError: false, isSignIn: true, title: messages.saved, lines: [messages.savedHere] })
}
