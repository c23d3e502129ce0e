import type { VehicleField, VehicleFieldName } from '@minato/contract/vehicle-fields'

/** Names of vehicle fields in forms, imports and the audit log, without units. */
export type FieldNames = Record<VehicleFieldName, string>

export type UnitNames = Record<NonNullable<VehicleField['unit']>, string>

export const unitNames: UnitNames = { km: 'km', cc: 'cc', mm: 'mm' }
export const fieldNames: FieldNames = {
  grade: 'Grade',
  chassis: 'Chassis',
  firstRegistration: 'First registration',
  manufacture: 'Manufactured',
  seatBeltYear: 'Seat belt year',
  mileage: 'Mileage',
  engineSize: 'Engine size',
  engineCode: 'Engine code',
  transmissionType: 'Gearbox',
  driveType: 'Drive',
  steering: 'Steering',
  fuelType: 'Fuel',
  color: 'Colour',
  doors: 'Doors',
  numberSeat: 'Seats',
  bodyType: 'Body type',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  cubicMeter: 'Volume, m³',
  frontTireSize: 'Front tyres',
  rearTireSize: 'Rear tyres',
  country: 'Yard country',
  city: 'City',
  street: 'Street',
  district: 'District',
}
