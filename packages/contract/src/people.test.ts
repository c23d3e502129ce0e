import { expect, test } from 'vitest'
import { foldEmail, hasVisible, isEmail, isName, isPasswordFormed } from './people.ts'

test('[SES-07] accepts one bounded mailbox as an address', () => {
  for (const good of ['amina@example.com', 'a.b+c@mail.example.co.ke', "o'neil@example.fr", 'zoé@example.com'])
    expect(isEmail(good), good).toBe(true)
  for (const bad of [
    'amina',
    '@example.com',
    'a@b',
    'a@b@example.com',
    '"a@evil x"@example.com',
    'a b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    '.a@example.com',
    'a..b@example.com',
    'a@-example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'a.'.repeat(5000)}`,
    'Amina <a@example.com>',
  ])
    expect(isEmail(bad), bad.slice(0, 40)).toBe(false)
})

test('[SES-07] folds spellings of one address together', () => {
  expect(foldEmail(' Amina@Example.COM ')).toBe('amina@example.com')
  expect(foldEmail('ａmina@example.com')).toBe('amina@example.com')
})

test('[SES-07] requires 8 to 128 characters with letters and numbers in a password', () => {
  for (const good of ['abcdefg1', '1bcdefgh', 'ñandú2026', `${'a'.repeat(127)}1`, ' space 1 ok '])
    expect(isPasswordFormed(good), good).toBe(true)
  for (const bad of ['abc1', 'abcdefgh', '12345678', `${'a'.repeat(128)}1`, 'abcdefg1\0', ''])
    expect(isPasswordFormed(bad), bad.slice(0, 20)).toBe(false)
})

const HIDDEN = {
  surrogate: '\ud800',
  'zero width': '\u200b',
  bidirectional: '\u202e',
  isolate: '\u2066',
  filler: '\u3164',
}

test.each(Object.entries(HIDDEN))('[F07] rejects emails and names with a %s character', (_, sign) => {
  expect(isEmail(`ami${sign}na@example.com`)).toBe(false)
  for (const name of [`Ami${sign}na`, sign, `Amina${sign}`]) expect(isName(name), JSON.stringify(name)).toBe(false)
})

test('[F07] keeps joiners and variants of a name’s script', () => {
  for (const name of [
    'Zoë O’Neil',
    '李 小龍',
    'علی\u200cرضا',
    'ක්\u200dෂමා',
    '辻󠄀',
    '👩🏽\u200d🚀',
    'e\u0301lodie',
    'Côte d’Ivoire',
  ])
    expect(isName(name), name).toBe(true)
})

test('[F07] treats a text of invisible characters as empty', () => {
  for (const text of ['\u200b', '\u2800', '\u3164\u00a0', '\ufeff \u2060']) expect(hasVisible(text)).toBe(false)
  for (const text of ['.', '🚗', '\u200bx']) expect(hasVisible(text)).toBe(true)
})
