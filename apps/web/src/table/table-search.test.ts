import { expect, test } from 'vitest'
import { flag, text } from '../api/search-params.ts'
import { toggleRow } from './selection.ts'
import { tableSearch } from './table-search.ts'
import { applyChange, lastPageOf, orderAfter, pagedQuery } from './table-steps.ts'
import { viewIn } from './use-table-view.ts'

const read = tableSearch({ country: text(2), isDone: flag }, ['NAME', 'CREATED'])

test('[API-10 M07] reads only known, bounded values from a list’s address', () => {
  expect(
    read({
      queryText: '  yoko  hama ',
      country: 'KE',
      isDone: 'yes',
      page: '3',
      limit: '50',
      'order.field': 'CREATED',
      'order.direction': 'DESC',
      evil: '1',
    } as never),
  ).toEqual({
    queryText: 'yoko hama',
    country: 'KE',
    page: 3,
    limit: 50,
    'order.field': 'CREATED',
    'order.direction': 'DESC',
  })
  for (const bad of [
    { page: '0' },
    { page: '1' },
    { page: '-1' },
    { limit: '1000000' },
    { limit: '20' },
    { 'order.field': 'price;--' },
    { 'order.direction': 'DESC' },
  ])
    expect(read(bad as never)).toEqual({})
  expect(read({ 'order.field': 'NAME', 'order.direction': 'sideways' } as never)['order.direction']).toBe('ASC')
})

test('[API-10] counts pages from 1 in addresses and from 0 in calls', () => {
  expect(pagedQuery({})).toEqual({ page: 0, limit: 20 })
  expect(pagedQuery({ page: 7, limit: 100 })).toEqual({ page: 6, limit: 100 })
  expect([lastPageOf({}, 0), lastPageOf({}, 20), lastPageOf({}, 21), lastPageOf({ limit: 100 }, 100_000)]).toEqual([
    1, 1, 2, 1000,
  ])
})

test('[VEH-04] returns to page 1 on a filter and keeps filters on a page change', () => {
  const search = { queryText: 'a', page: 4, limit: 50 }
  expect(applyChange(search, { queryText: 'b' })).toEqual({ queryText: 'b', limit: 50 })
  expect(applyChange(search, { page: 5 })).toEqual({ ...search, page: 5 })
  expect(applyChange(search, { queryText: '' })).toEqual({ limit: 50 })
})

test('[VEH-04] sorts by a heading up, down, then not', () => {
  let search = orderAfter({}, 'DAYS', 'DESC')
  expect(search).toEqual({ 'order.field': 'DAYS', 'order.direction': 'DESC' })
  search = orderAfter(search, 'DAYS', 'DESC')
  expect(search['order.direction']).toBe('ASC')
  expect(applyChange(search, orderAfter(search, 'DAYS', 'DESC'))).toEqual({})
})

test('[VEH-11] selects rows one by one or as a range', () => {
  const page = ['a', 'b', 'c', 'd']
  const one = toggleRow(new Set(), page, 'b', undefined)
  expect([...one]).toEqual(['b'])
  expect([...toggleRow(one, page, 'd', 'b')].sort()).toEqual(['b', 'c', 'd'])
  expect([...toggleRow(new Set(page), page, 'a', 'c')]).toEqual(['d'])
  // The last selected row is on another page.
  expect([...toggleRow(new Set(['z']), page, 'c', 'z')].sort()).toEqual(['c', 'z'])
})

test('[VEH-04] ignores an invalid stored view', () => {
  for (const kept of [null, 'x', '[]', '{"columns":{"a":"yes"},"isDense":1}'])
    expect(viewIn(kept)).toEqual({ columns: {}, isDense: false })
  expect(viewIn('{"columns":{"views":false},"isDense":true}')).toEqual({ columns: { views: false }, isDense: true })
})
