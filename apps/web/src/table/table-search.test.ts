import { expect, test } from 'vitest'
import { flag, text } from '../storefront/search/search-params.ts'
import { toggled } from './selection.ts'
import { tableSearch } from './table-search.ts'
import { changed, lastPageOf, orderAfter, pagedQuery } from './table-steps.ts'
import { viewIn } from './use-table-view.ts'

const read = tableSearch({ country: text(2), isDone: flag }, ['NAME', 'CREATED'])

test('[API-10 M07] a list’s address is read by its own names and bounds; whatever else it holds is dropped', () => {
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

test('[API-10] pages count from 1 in addresses and from 0 in calls', () => {
  expect(pagedQuery({})).toEqual({ page: 0, limit: 20 })
  expect(pagedQuery({ page: 7, limit: 100 })).toEqual({ page: 6, limit: 100 })
  expect([lastPageOf({}, 0), lastPageOf({}, 20), lastPageOf({}, 21), lastPageOf({ limit: 100 }, 100_000)]).toEqual([
    1, 1, 2, 1000,
  ])
})

test('[VEH-04] another filter leads to the first page, another page keeps the filters, and what is emptied is gone', () => {
  const search = { queryText: 'a', page: 4, limit: 50 }
  expect(changed(search, { queryText: 'b' })).toEqual({ queryText: 'b', limit: 50 })
  expect(changed(search, { page: 5 })).toEqual({ ...search, page: 5 })
  expect(changed(search, { queryText: '' })).toEqual({ limit: 50 })
})

test('[VEH-04] a head orders one way, the other, and no more', () => {
  let search = orderAfter({}, 'DAYS', 'DESC')
  expect(search).toEqual({ 'order.field': 'DAYS', 'order.direction': 'DESC' })
  search = orderAfter(search, 'DAYS', 'DESC')
  expect(search['order.direction']).toBe('ASC')
  expect(changed(search, orderAfter(search, 'DAYS', 'DESC'))).toEqual({})
})

test('[VEH-11] lines are selected one by one, or from the last one to this', () => {
  const page = ['a', 'b', 'c', 'd']
  const one = toggled(new Set(), page, 'b', undefined)
  expect([...one]).toEqual(['b'])
  expect([...toggled(one, page, 'd', 'b')].sort()).toEqual(['b', 'c', 'd'])
  expect([...toggled(new Set(page), page, 'a', 'c')]).toEqual(['d'])
  // The last one that was pressed stands on another page.
  expect([...toggled(new Set(['z']), page, 'c', 'z')].sort()).toEqual(['c', 'z'])
})

test('[VEH-04] a kept view that is nothing of the kind is as it comes', () => {
  for (const kept of [null, 'x', '[]', '{"columns":{"a":"yes"},"isDense":1}'])
    expect(viewIn(kept)).toEqual({ columns: {}, isDense: false })
  expect(viewIn('{"columns":{"views":false},"isDense":true}')).toEqual({ columns: { views: false }, isDense: true })
})
