import { expect, test } from 'vitest'
import { foldEmail, isEmail, isPasswordFormed } from './people.ts'

test('[SES-07] an address is one mailbox, bounded in every part', () => {
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

test('[SES-07] spellings of one address fold together', () => {
  expect(foldEmail(' Amina@Example.COM ')).toBe('amina@example.com')
  expect(foldEmail('ａmina@example.com')).toBe('amina@example.com')
})

test('[SES-07] a password has 8 to 128 characters, letters and numbers among them', () => {
  for (const good of ['abcdefg1', '1bcdefgh', 'ñandú2026', `${'a'.repeat(127)}1`, ' space 1 ok '])
    expect(isPasswordFormed(good), good).toBe(true)
  for (const bad of ['abc1', 'abcdefgh', '12345678', `${'a'.repeat(128)}1`, 'abcdefg1\0', ''])
    expect(isPasswordFormed(bad), bad.slice(0, 20)).toBe(false)
})
