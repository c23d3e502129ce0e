import { expect, test } from 'vitest'
import { en } from '../i18n/en/shop.ts'
import { forms } from '../i18n/en/forms.ts'
import { forms as inFrench } from '../i18n/fr/forms.ts'
import { fr } from '../i18n/fr/shop.ts'
import { ApiError } from '../api/api.ts'
import { FormError, formErrorsOf } from './form-errors.ts'

const NAMES = ['email', 'password', 'phoneNumber.number']
const said = (error: unknown) => formErrorsOf(error, NAMES, forms, en)
const api = (status: number, code: string, message: string, body?: { path: string; message: string }[]) =>
  new ApiError({ status, code, message, ...(body && { body }) })

test('[STF-16] shows server errors at their fields, others above the form', () => {
  const body = [
    { path: 'phoneNumber.number', message: 'This phone number is not valid' },
    { path: 'locale', message: 'No such language' },
  ]
  expect(said(api(400, 'MINATO-1008', 'The request is not valid', body))).toEqual({
    faults: { 'phoneNumber.number': 'This phone number is not valid' },
    lines: ['No such language'],
  })
})

test('[STF-16] shows an error in a part of a field at the field', () => {
  const body = [{ path: 'headOffice.0', message: 'At most 120 characters' }]
  const { faults, lines } = formErrorsOf(api(400, 'MINATO-1008', 'No', body), ['headOffice'], forms, en)
  expect([Object.keys(faults), lines]).toEqual([['headOffice'], []])
})

test('[SES-07] reports a known address at the address field', () => {
  const taken = api(409, 'UUM-3001', 'This email already exists')
  expect(said(taken)).toEqual({ faults: { email: 'This email already exists' }, lines: [] })
  expect(formErrorsOf(taken, NAMES, inFrench, fr).faults['email']).toBe('Cette adresse e-mail existe déjà')
})

test('[SES-09] tells a rate-limited user how long to wait', () => {
  const slowed = (seconds?: number) =>
    said(new ApiError({ status: 429, code: 'GENERIC_ERROR', message: 'Too many' }, seconds)).lines
  expect(slowed(42)).toEqual(['Too many attempts. Try again in 42 seconds.'])
  expect(slowed(61)).toEqual(['Too many attempts. Try again in 2 minutes.'])
  expect(slowed()).toEqual(['Too many attempts. Try again later.'])
})

test('[STF-16] shows an error without fields as one sentence and keeps input offline', () => {
  const link = api(400, 'MINATO-1008', 'This link is not valid any more; please ask for a new one')
  expect(said(link).lines).toEqual(['This link is not valid any more; please ask for a new one'])
  expect(said(api(503, 'MINATO-5001', 'Away')).lines).toEqual([forms.busy])
  expect(said(api(409, 'GENERIC_ERROR', 'Conflict')).lines).toEqual(['Conflict'])
  expect(said(new TypeError('failed')).lines).toEqual([en.toasts.offlineText])
  expect(said(new FormError({ password: 'Wrong' }))).toEqual({ faults: { password: 'Wrong' }, lines: [] })
  expect(formErrorsOf(new FormError({}, ['La voiture est prise']), NAMES, inFrench, fr).lines).toEqual([
    'La voiture est prise',
  ])
})

test('[STF-11 API-09] describes a used key and unknown errors in words', () => {
  const used = api(422, 'GENERIC_ERROR', 'This Idempotency-Key was used for something else')
  expect(said(used).lines).toEqual([en.toasts.answers['422']])
  expect(formErrorsOf(used, NAMES, inFrench, fr).lines).toEqual([fr.toasts.answers['422']])
  const whole = api(400, 'MINATO-1008', 'The request is not valid')
  expect(formErrorsOf(whole, NAMES, inFrench, fr).lines).toEqual([fr.toasts.answers['MINATO-1008']])
})

test('[STF-11] shows server field errors in French, never in English', () => {
  expect(inFrench.say('This field is required')).toBe('Ce champ est obligatoire')
  expect(inFrench.say('Expected string, received number')).toBe('Cette valeur n’est pas acceptée')
})
