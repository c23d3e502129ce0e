/** Company data for the default texts; '' if unknown. */
export interface LegalFacts {
  name: string
  legalName: string
  /** One line. */
  address: string
  email: string
}
export interface LegalText {
  title: string
  description: string
  /** Blank lines separate paragraphs; a short line without a full stop is a title. */
  text(facts: LegalFacts): string
}

const seller = ({ name, legalName, address }: LegalFacts) => `${legalName || name}${address && `, ${address}`}`
const contact = ({ email }: LegalFacts) => (email ? `write to ${email}` : 'use the contact details in the footer')

/** Default texts of the legal pages, for dealers without their own. */
export const legal = {
  terms: {
    title: 'Terms of sale',
    description: 'The terms on which we sell used cars: offers, reservation, price, payment, shipping, condition.',
    text: (facts) => `These terms apply to every car that ${seller(facts)} sells through this site.

Cars and prices

Prices are in US dollars and FOB: the car on board the ship in Japan. Freight, pre-export inspection and marine insurance are added for the port you choose. Cars are subject to prior sale. A price on the site can change until your proforma invoice is issued.

Inquiries, offers and reservations

An inquiry is free and does not commit you. An offer is open until the time it shows. A reservation is free and ends at the time it shows; after that the car can go to the next buyer on the waiting list.

Contract

The contract of sale is made when we issue a proforma invoice and your payment arrives by its payment date. Until then, either side can withdraw without cost.

Payment

You pay the total of the proforma invoice by bank transfer in US dollars, to the account named on it, and bear all bank fees. We never change our bank account by message. If the payment does not arrive by the payment date, the proforma invoice lapses and the car is for sale again.

Cancellation and refunds

If we cannot deliver the car, we refund everything you have paid. If you withdraw after paying, we refund your payment less the costs already incurred for the car, such as transport, inspection and booking fees, and show them to you.

Condition of the car

Cars are used. The car page, its photos and its inspection sheet describe the condition when we inspected the car. Anything we have not inspected is marked. Wear normal for age and mileage is not a defect. Tell us within seven days of collecting the car if it differs from its description, with photos.

Shipping and risk

We book a ship, tell you its name and dates, and send you the documents. Dates are set by the shipping line and can change. Risk passes to you when the car is on board the ship in Japan. Marine insurance is optional.

Import

You make sure that your country accepts the car, and pay duty, taxes, port charges, clearance and registration. We tell you what we know of the rules; your authorities decide.

Law

Japanese law applies. The courts at our head office have jurisdiction, unless mandatory consumer law of your country says otherwise.

Contact

For questions about these terms, ${contact(facts)}.`,
  },
  privacy: {
    title: 'Privacy policy',
    description: 'Which personal data we keep, why, for how long, who receives it, and how to get or delete it.',
    text: (facts) => `${seller(facts)} is responsible for the personal data on this site.

What we keep

Your account: name, email address, phone number, country, address, language. Your inquiries: messages, offers, reservations, invoices, payment proofs, shipping details and documents. Your saved cars and searches. For security: sign-in times, devices and network addresses.

Why we keep it

To answer you, sell you a car, ship it and issue its documents (contract), to keep accounts as the law requires (legal duty), and to protect accounts and detect fraud (legitimate interest). We do not sell data, show advertising or track you on other sites.

Who receives it

Our staff. For a purchase: banks, shipping lines, inspection companies, courier services and authorities, as far as each needs it. Companies that host this site and deliver its emails work on our instructions. As we are in Japan, your data is processed there.

How long we keep it

Your account until you delete it. Documents of a purchase as long as tax and trade law require. Security records for a limited time.

Your rights

You can read and change your data in My account, download all of it as a file, and delete your account there. You can object to a use, ask us to restrict it, and complain to a data protection authority. We have to keep the documents of a purchase; they stay without your account.

Reviews

If you write a review, we publish it with the name you choose, your country and the car.

Contact

For questions about your data, ${contact(facts)}.`,
  },
  cookies: {
    title: 'Cookie policy',
    description:
      'The few cookies and the device storage that this site uses, all of them necessary, none for tracking.',
    text: (
      facts,
    ) => `This site of ${seller(facts)} uses only cookies that it needs to work. There are no advertising, analytics or third-party cookies, so there is no cookie banner.

Cookies

__Host-sid: your session. It ends when you sign out or after a time without activity.

XSRF-TOKEN: protects forms against forged requests. It ends with the session.

__Host-flow: returns you to the right page while you sign in. It is kept for minutes.

__Host-known: recognises a device you have signed in on, so that password guessing by others does not lock you out.

locale: the language you chose. It is kept for one year.

Storage on your device

The browser also keeps your port, recently viewed cars, saved cars, unsent messages and unsaved changes in forms, and the public pages you opened so that you can read them offline. This data stays on your device, except what you send.

How to delete them

Sign out to remove what is personal. Delete the site data in your browser settings to remove everything. The site works again afterwards; you may have to sign in and choose your port again.

Contact

For questions about cookies, ${contact(facts)}.`,
  },
} satisfies Record<'terms' | 'privacy' | 'cookies', LegalText>
export type Legal = Record<keyof typeof legal, LegalText>
