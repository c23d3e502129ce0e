import type { BodyType, Steering } from '@minato/contract/enumerations'
import type { Camera } from './camera.ts'
import type { Pen, Sheet } from './pen.ts'
import type { Place } from './geometry.ts'
import { createScene, type Scene } from './scene.ts'

/** The car that a close-up shows. */
export interface Subject {
  category: BodyType
  seed: number
  /** #rrggbb */
  paint: string
  steering: Steering
  /** km */
  mileage?: number | undefined
  /** What the names of its gradients begin with. */
  id: string
}

/** A picture of a part of the car, and what its background needs to fit it. */
export interface CloseUp {
  sheet: Sheet
  /** px from the top; negative where the camera looks down. */
  horizon: number
  /** The car's own perspective, for its shadow and the painted bays; absent from within. */
  ground?: Pick<Camera, 'project' | 'depth' | 'length'> & { width: number }
}

/** The scene of a car's end as seen through a camera of the whole car: y runs into the car from that end. */
export function sceneAt(end: 'front' | 'rear', cam: Camera, pen: Pen): Scene {
  const middle = cam.length / 2
  const s = end === 'front' ? 1 : -1
  const toCar = ([x, y, z]: Place): Place => [s * (middle - y), s * x, z]
  const depth = (place: Place): number => cam.depth(toCar(place))
  return createScene(pen, {
    eye: [s * cam.eye[1], middle - s * cam.eye[0], cam.eye[2]],
    horizon: cam.horizon,
    at: (place) => cam.project(toCar(place)),
    depth,
    scale: (place) => cam.focal / depth(place),
  })
}

/** The ground of a scene whose y runs from the car's nose or tail. */
export function groundOf(scene: Scene, length: number, width: number): NonNullable<CloseUp['ground']> {
  const toScene = ([x, y, z]: Place): Place => [y, length / 2 - x, z]
  return {
    project: (place) => scene.at(toScene(place)),
    depth: (place) => scene.depth(toScene(place)),
    length,
    width,
  }
}
