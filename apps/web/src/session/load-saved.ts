import { ApiError } from '../api/api.ts'
import type { Shell } from '../api/shell.ts'
import { deviceCars, storeDeviceCars } from './device-cars.ts'
import { savedCars, setSaved } from './saved.ts'

/** Loads the saved cars. Clicks during the request override its answer. */
export async function loadSaved(shell: Shell): Promise<void> {
  await joinDeviceCars(shell)
  const before = savedCars()
  const savedIds = (await shell.api('GET /api/uum/account/favourite', {})).map(({ id }) => id)
  const now = savedCars()
  const isPressed = (id: string): boolean => before.has(id) !== now.has(id)
  setSaved([...savedIds.filter((id) => !isPressed(id)), ...[...now].filter(isPressed)])
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
    storeDeviceCars(deviceCars().filter((one) => one !== carId))
  }
}
