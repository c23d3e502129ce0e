import type { CustomerDetails } from '@minato/contract/customers'
import { Fragment, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Confirm } from '../../forms/confirm.tsx'
import { useFormTexts } from '../../forms/form-texts.ts'
import { reportError } from '../../forms/report-error.ts'
import { Flag } from '../../ui/flag.tsx'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { useCharges } from '../../storefront/delivery/use-charges.ts'
import { RecordHistory } from '../audit/record-history.tsx'
import { Columns, OfficePage, Panel, Part } from '../layout/office-page.tsx'
import { EditCustomer } from './edit-customer.tsx'
import { CustomerInquiries } from './customer-inquiries.tsx'
import { CustomerNotePanel } from './customer-note.tsx'
import { nameOf } from './customers-data.ts'
import type { CustomerData } from './customers-data.ts'
import { useCustomersTexts } from './customers-texts.ts'
import { PhoneContact, SignInLink } from './phone-contact.tsx'
import '../../styles/people.css'

/** One customer: contact, saved cars and searches, notes, and access. */
export function CustomerPage({ data }: { data: CustomerData }) {
  const shell = useShell()
  const { api, messages } = shell
  const t = useCustomersTexts()
  const { personal } = useFormTexts()
  const charges = useCharges()
  const [customer, setCustomer] = useState(data.customer)
  const [isAsking, setAsking] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const { format } = messages
  const countryOf = (code: string | null | undefined) =>
    code ? (data.countries.find(({ alpha2code }) => alpha2code === code)?.name ?? code) : undefined
  const placeOf = (port: string | null | undefined, country: string | null): string =>
    [port, countryOf(country)].filter(Boolean).join(', ')
  const destinationOfLatest = (): string => {
    const latest = data.inquiries.items.find(({ port, finalDestination }) => port ?? finalDestination)
    return latest
      ? t.destinationOfInquiry(placeOf(latest.port?.name, latest.port?.country ?? latest.finalDestination))
      : t.noDestination
  }
  const portOf = ({ portId }: NonNullable<CustomerDetails['destination']>) =>
    portId === data.customer.destination?.portId ? data.port : charges?.ports.find(({ id }) => id === portId)?.name
  const admit = async (isIn: boolean) => {
    const call = isIn ? 'PUT /api/uum/customer/{id}/reactivate' : 'PUT /api/uum/customer/{id}/deactivate'
    try {
      setCustomer(await api(call, { params: { id: customer.id } }))
      notify({ isError: false, title: isIn ? t.letInDone : t.shutDone, lines: [] })
    } catch (error) {
      reportError(shell, error)
    }
    setAsking(false)
  }
  const facts: [term: string, said: ReactNode][] = [
    [personal.civility, customer.civility ? personal.civilities[customer.civility] : '–'],
    [
      t.email,
      customer.email ? (
        <Fragment key="email">
          <a href={`mailto:${customer.email}`}>{customer.email}</a>
          {!customer.isEmailVerified && <small className="turn"> {t.unverified}</small>}
        </Fragment>
      ) : (
        '–'
      ),
    ],
    [
      t.phone,
      customer.phoneNumber ? (
        <PhoneContact key="phone" phone={customer.phoneNumber} text={customer.phoneText ?? customer.phoneNumber} />
      ) : (
        '–'
      ),
    ],
    [
      t.country,
      <Country key="country" code={customer.countryOfResidence} name={countryOf(customer.countryOfResidence)} />,
    ],
    [t.language, t.languages[customer.locale]],
    [
      t.destination,
      customer.destination
        ? placeOf(portOf(customer.destination), customer.destination.country)
        : destinationOfLatest(),
    ],
  ]
  const name = nameOf(customer)
  return (
    <OfficePage
      title={name}
      crumbs={[{ text: t.title, path: '/customer' }]}
      actions={
        <>
          <button className="btn line" type="button" onClick={() => setEditing(true)}>
            {t.edit.open}
          </button>
          {customer.email ? (
            <a className="btn line" href={`mailto:${customer.email}`}>
              {t.write}
            </a>
          ) : (
            customer.phoneNumber && <SignInLink customerId={customer.id} phone={customer.phoneNumber} />
          )}
        </>
      }
    >
      <Columns end={<Side customer={customer} onChanged={setCustomer} onAdmit={admit} onAsk={() => setAsking(true)} />}>
        <Part id="contact" title={t.contact}>
          <DefinitionList facts={facts} />
        </Part>
        <Part id="keeps" title={t.keeps}>
          <DefinitionList
            facts={[
              [t.favourites, format.number(customer.numberOfFavourite)],
              [t.savedSearches, format.number(customer.numberOfSavedSearch)],
              [t.since, format.date(customer.createdAt)],
              [t.seen, customer.lastSeenAt ? format.dateTime(customer.lastSeenAt) : t.never],
            ]}
          />
        </Part>
        <CustomerInquiries customer={customer} inquiries={data.inquiries} />
      </Columns>
      {isEditing && (
        <EditCustomer
          customer={customer}
          countryName={countryOf}
          onSaved={setCustomer}
          onClose={() => setEditing(false)}
        />
      )}
      {isAsking && (
        <Confirm
          title={t.shutTitle(name)}
          confirm={t.shut}
          isDanger
          onConfirm={() => void admit(false)}
          onClose={() => setAsking(false)}
        >
          <p>{t.shutText}</p>
        </Confirm>
      )}
    </OfficePage>
  )
}

/** Emails an invitation, one at a time: each ends the link of the one before. */
export function useInvitation(id: string, onChanged: (customer: CustomerDetails) => void) {
  const shell = useShell()
  const t = useCustomersTexts()
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const invite = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      const invited = await shell.api('PUT /api/uum/customer/{id}/invitation', { params: { id } })
      onChanged(invited)
      notify({ isError: false, title: t.invited(invited.email), lines: [] })
    } catch (error) {
      reportError(shell, error)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { invite, isBusy }
}

interface SideProps {
  customer: CustomerDetails
  onChanged(customer: CustomerDetails): void
  onAdmit(isIn: boolean): Promise<void>
  onAsk(): void
}
function Side({ customer, onChanged, onAdmit, onAsk }: SideProps) {
  const shell = useShell()
  const t = useCustomersTexts()
  const sendLink = () =>
    shell.api('PUT /api/uum/user/{id}/provider-link', { params: { id: customer.id } }).then(
      () => notify({ isError: false, title: t.linkSent(customer.email), lines: [] }),
      (error: unknown) => reportError(shell, error),
    )
  const { invite, isBusy } = useInvitation(customer.id, onChanged)
  const { format } = shell.messages
  const accessText = customer.isDeactivated
    ? t.isOut
    : customer.canSignIn
      ? t.isIn
      : customer.invitedAt
        ? t.lastLinkSent(format.date(customer.invitedAt))
        : t.noAccess
  return (
    <>
      <Panel id="access" title={t.access}>
        <p>{accessText}</p>
        {!shell.isProviderExternal && customer.email && !customer.canSignIn && !customer.isDeactivated && (
          <button
            className="btn line full"
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={() => void invite()}
          >
            {t.invite}
          </button>
        )}
        {shell.isProviderExternal && !customer.isDeactivated && customer.isEmailVerified && (
          <button className="btn line full" type="button" onClick={() => void sendLink()}>
            {t.sendLink}
          </button>
        )}
        {customer.isDeactivated ? (
          <button className="btn line full" type="button" onClick={() => void onAdmit(true)}>
            {t.letIn}
          </button>
        ) : (
          <button className="btn line full" type="button" onClick={onAsk}>
            {t.shut}
          </button>
        )}
      </Panel>
      <CustomerNotePanel id={customer.id} note={customer.note} />
      <RecordHistory entity="person" entityId={customer.id} version={`${customer.version} ${customer.isDeactivated}`} />
    </>
  )
}

const Country = ({ code, name }: { code: string | null; name: string | undefined }) =>
  code === null ? (
    '–'
  ) : (
    <>
      <Flag country={code} size="small" rounded /> {name}
    </>
  )

/** Terms with their values, line by line. */
const DefinitionList = ({ facts }: { facts: readonly (readonly [term: string, said: ReactNode])[] }) => (
  <dl className="office-facts">
    {facts.map(([term, said]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{said}</dd>
      </div>
    ))}
  </dl>
)
