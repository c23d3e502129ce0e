import { expect, test } from 'vitest'
import { expectReads } from '../fixtures/expect-reads.ts'
import { readChassis, readTires } from './codes.ts'
import { makerOf, isNonCarMaker, mentionsNonCarMaker } from './makers.ts'
import { modelReader, readBrand, readName, tidyCase } from './names.ts'
import { readPlace } from './places.ts'

test('[VEH-09] recognises brands by all names and spells models their way', () => {
  expectReads(readBrand, [
    ['Toyota', 'toyota | TOYOTA | トヨタ | ﾄﾖﾀ'],
    ['Mercedes-Benz', 'merc | mercedes | MERCEDES BENZ | ベンツ'],
    ['Volkswagen', 'vw | VW'],
    ['Nissan', '日産'],
    ['BMW', 'bmw'],
    ['Hyundai', 'hyundi'],
    ['Land Rover', 'land rover'],
    ['Kia', 'kia motors'],
    ['Zastava', 'zastava | ZASTAVA'],
    ['DeLorean', 'DeLorean'],
  ])
  expectReads(modelReader('Toyota'), [
    ['Land Cruiser Prado', 'land cruiser prado | LANDCRUISER PRADO | ランドクルーザープラド'],
    ['C-HR', 'c-hr | CHR'],
    ['iQ', 'IQ'],
    ['bB', 'BB'],
    ['RAV4', 'rav4'],
    ['Vitz', 'TOYOTA VITZ'],
    ['Some Thing', 'some thing'],
    ['SomeThing', 'SomeThing'],
  ])
  expectReads(modelReader('Honda'), [
    ['CR-V', 'cr-v | CRV'],
    ['Step WGN', 'step wgn'],
    ['Z', 'z'],
  ])
  expectReads(modelReader('Mercedes-Benz'), [
    ['C-Class', 'C Class | c-class'],
    ['SL-Class', 'SL CLASS'],
    ['Others', 'mercedes-benz others'],
    ['200', '200'],
  ])
  expectReads(modelReader('Land Rover'), [
    ['Range Rover Sport', 'range rover sport'],
    ['Range Rover Vogue', 'RANGE ROVER VOGUE'],
  ])
  expectReads(readName, [
    [{ brand: 'Toyota', model: 'Vitz', grade: 'F 1.0', year: 2012 }, '2012 TOYOTA VITZ F 1.0 | TOYOTA VITZ 2012 F 1.0'],
    [{ brand: 'Toyota', model: 'Land Cruiser Prado', grade: 'TX', year: null }, 'Toyota Land Cruiser Prado TX'],
    [{ brand: 'Mercedes-Benz', model: 'C200 Avantgarde', grade: null, year: null }, 'Mercedes Benz C200 Avantgarde'],
    [{ brand: 'MINI', model: 'Cooper S', grade: null, year: null }, 'Mini Cooper S'],
    [{ brand: 'Zotye', model: 'Damai X7', grade: '1.5 Luxury', year: 2019 }, 'ZOTYE Damai X7 2019 1.5 Luxury'],
    [{ brand: 'Peugeot', model: '2008', grade: 'GT', year: 2015 }, 'Peugeot 2008 2015 GT'],
    [null, 'nice car'],
  ])
  expect(['sx4', 'mark ii', 'gti', 'RVR', 'nv x-trail', 'o’neil'].map(tidyCase)).toEqual([
    'SX4',
    'Mark II',
    'GTI',
    'RVR',
    'NV X-Trail',
    'O’Neil',
  ])
})

test('[VEH-09] distinguishes makers of machines from those of cars and trucks', () => {
  expect(['Kubota', 'KOMATSU', 'ヤンマー', 'Yamaha', 'John Deere'].map(isNonCarMaker)).not.toContain(false)
  expect(['Toyota', 'Hino', 'Honda', 'Zastava'].map(isNonCarMaker)).not.toContain(true)
  expect(['tractor', 'Mini Excavator', 'フォークリフト', 'motorcycle'].map(mentionsNonCarMaker)).not.toContain(false)
  expect(['Tractor Head', 'Vitz', 'Crane Truck', 'Boxster'].map(mentionsNonCarMaker)).not.toContain(true)
  expect(makerOf('nobody')).toBeNull()
})

test('[VEH-09] accepts a whole chassis number only, not masked or bare model codes', () => {
  expectReads(readChassis, [
    ['ZVW30-1234567', 'ZVW30-1234567 | zvw30-1234567 | ZVW30 - 1234567'],
    ['JTDKB20U093512345', 'jtdkb20u093512345'],
    [null, 'ZVW30-123**** | ZVW30-1234XXX | ZVW30 | none of these'],
  ])
  expect([readChassis('NHP10-12****').code, readChassis('NHP10').code]).toEqual([
    'chassis-masked',
    'chassis-incomplete',
  ])
  expectReads(readTires, [
    [{ front: '195/65R15', rear: '195/65R15' }, '195/65R15'],
    [{ front: '225/45R17', rear: '245/40R17' }, '225/45R17 - 245/40R17'],
  ])
})

test('[VEH-09] takes a country from a place only if it is named', () => {
  expectReads(readPlace, [
    [{ country: 'JP', city: null }, 'Japan | JAPAN | Japon | 日本 | JP'],
    [{ country: 'JP', city: 'Nagoya' }, 'Nagoya, Japan | JAPAN - Nagoya'],
    [{ country: null, city: 'Yokohama' }, 'Yokohama'],
    [{ country: 'AE', city: null }, 'UAE | United Arab Emirates | Émirats arabes unis'],
    [{ country: 'GB', city: null }, 'UK | Royaume-Uni'],
  ])
})
