import { slugOf } from '@minato/contract/addresses'
import { useAddresses } from '../../i18n/addresses.ts'
import { Flag } from '../../ui/flag.tsx'
import { useMessages } from '../../api/shell.ts'
import type { ShippingData } from './content-data.ts'

/** The ports with countries and charges, each linking to total prices: a table, on phones a list. */
export function PortsTable({ data }: { data: ShippingData }) {
  const { lines, words, example } = data
  const { format } = useMessages()
  const to = useAddresses()
  if (!lines.length) return <p>{words.noPorts}</p>
  return (
    <>
      <table className="ports">
        <thead>
          <tr>
            <th scope="col">{words.port}</th>
            <th scope="col">{words.serves}</th>
            <th scope="col">{words.tariff}</th>
            <th scope="col">{words.inspection}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, code, country, serves, tariff, inspection }) => (
            <tr key={`${country} ${name}`}>
              <th scope="row">
                <Flag country={code} size="small" rounded /> <a href={to.search({ port: slugOf(name) })}>{name}</a>{' '}
                <span>{country}</span>
              </th>
              <td data-label={words.serves} className={serves.join() === country ? 'own' : undefined}>
                {serves.join(', ')}
              </td>
              <td data-label={words.tariff}>{tariff === null ? words.onRequest : format.exactMoney(tariff)}</td>
              <td data-label={words.inspection}>
                {inspection ? (
                  format.money(inspection)
                ) : (
                  <>
                    <span aria-hidden="true">–</span>
                    <span className="vh">{words.none}</span>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {example && <p className="notice">{example}</p>}
    </>
  )
}
