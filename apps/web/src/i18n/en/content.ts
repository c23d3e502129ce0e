import { estimate, link, points, slot, steps, terms, text } from '../page-text.ts'
import type { PageText, TextFacts } from '../page-text.ts'
import { howToBuy, payment } from './content-buying.ts'

/** The English texts of the content pages; French has the same shape (`content: Content`). Loaded by those pages alone. */

const shipping = (facts: TextFacts): PageText => ({
  title: 'Shipping and ports',
  description:
    'The ports we ship to, the countries each one serves, freight per cubic metre from Japan, pre-export inspection, the steps of a shipment and its documents.',
  heading: 'Shipping',
  lede: 'The ports we ship to from Japan, the countries each one serves, and shipping rates.',
  sections: [
    { id: 'ports', title: 'Ports and freight', blocks: [slot] },
    {
      id: 'freight',
      title: 'How freight is calculated',
      blocks: [
        text(
          'Freight is the volume of the car in cubic metres times the rate of the port. The volume is length × width × height; every car page shows it under Dimensions. The calculator on the car page does this for your port and shows each amount. Rates can change until your proforma invoice is issued; from then on your price is firm until the date on the invoice.',
        ),
        terms(
          ['FOB', 'The car on board the ship in Japan. Prices on this site are FOB until you choose a port.'],
          ['C&F', 'FOB plus freight to your port, and the inspection where there is one.'],
          [
            'CIF',
            `C&F plus marine insurance${facts.insuranceRate && `, at ${facts.insuranceRate} of FOB and freight`}. Insurance is optional.`,
          ],
        ),
      ],
    },
    {
      id: 'inspection',
      title: 'Pre-export inspection',
      blocks: [
        text(
          'Some countries accept a used car only with a certificate from Japan about its condition, its age or its cleanliness. Where the table shows an amount, the inspection takes place in Japan before loading and is added to your price. Where it shows a dash, we know of no such rule; your customs office decides.',
        ),
      ],
    },
    {
      id: 'steps',
      title: 'Your shipment, step by step',
      blocks: [
        steps(
          [
            'Purchase confirmed',
            'When your payment has arrived, we deregister the car, clear it for export and have it inspected where your country requires it.',
          ],
          [
            'Ship booked',
            'Your inquiry shows the ship, the shipping company, the port of loading, the departure and the expected arrival. We email you when a date changes; earlier dates stay visible.',
          ],
          [
            'At sea',
            'The car travels on a car carrier. The final invoice and copies of the shipping documents are in your inquiry.',
          ],
          [
            'Arrival',
            'Your inquiry shows when the arrival is near. Your clearing agent presents the original documents at the port and collects the car.',
          ],
        ),
        estimate(
          'Typical times at sea, from the day of departure: two to four weeks to New Zealand and the Pacific, three to six weeks to East and Southern Africa, five to eight weeks to West and Central Africa and the Caribbean. The shipping line decides.',
        ),
      ],
    },
    {
      id: 'documents',
      title: 'Documents',
      blocks: [
        text(
          'You can download every document in your inquiry as soon as it is issued. Originals go by courier to the address you give us.',
        ),
        points(
          'Proforma invoice, final invoice and receipts, each with a check code',
          'Bill of lading, which your clearing agent needs to collect the car',
          'Export certificate with an English translation',
          'Inspection certificate, where your country requires one',
          'Insurance policy, if you chose marine insurance',
        ),
      ],
    },
    {
      id: 'ship',
      title: 'Roll-on, roll-off',
      blocks: [
        text(
          'Cars are driven on board a car carrier, lashed to the deck and driven off at your port. The car must start, brake and steer.',
        ),
        points(
          'Only parts of the car travel in it: spare wheel, jack, tools. Shipping lines refuse personal goods and loose parts.',
          'The tank is almost empty, as shipping lines require. Bring fuel when you collect the car.',
          'One key travels with the car.',
        ),
      ],
    },
    {
      id: 'inland',
      title: 'Countries without a port',
      blocks: [
        text(
          'The table names the ports that serve them. The car leaves the ship there and continues by road, in transit. Your clearing agent arranges the transit documents and the transport; our price ends at the port.',
        ),
        link('/how-to-buy', 'All steps of a purchase'),
      ],
    },
  ],
})

const company = ({ name }: TextFacts): PageText => ({
  title: 'About us',
  description: `${name} is a vehicle dealer in Japan: who we are, where we are, when the office is open, how we describe our cars and what our price covers.`,
  heading: `About ${name}`,
  lede: 'A dealer in Japan that exports used cars.',
  sections: [
    { id: 'facts', title: 'The company', blocks: [slot] },
    {
      id: 'work',
      title: 'What we do',
      blocks: [
        points(
          'We buy used cars in Japan, describe them and show them here with an FOB price in US dollars.',
          'We answer questions, calculate the price to your port and reserve a car for you while you decide.',
          'We clear the car for export, have it inspected where your country requires it, and ship it.',
          'We send you the documents you need to collect it.',
        ),
      ],
    },
    {
      id: 'words',
      title: 'How we describe a car',
      blocks: [
        points(
          'Anything we have not inspected is marked. It never counts as good.',
          'A lowered price shows the last published price next to it, never an invented one.',
          'Drawings are marked as illustrations. A photo shows the car itself.',
          'A sold car is shown as sold, and a reserved car as reserved.',
        ),
      ],
    },
    {
      id: 'limits',
      title: 'What is up to you',
      blocks: [
        text(
          'Our price covers the car up to your port. We do not clear it through customs, register it or decide on your country’s rules. A clearing agent does this for you, and we tell you which documents the agent needs.',
        ),
        link('/how-to-buy', 'How to buy'),
      ],
    },
  ],
})

const reviews = (): PageText => ({
  title: 'Customer reviews',
  description: 'What customers say about their cars, with our answers, newest first.',
  heading: 'Customer reviews',
  lede: 'What customers say about their cars, in their own language, newest first.',
  sections: [],
})

const forbidden = (): PageText => ({
  title: 'No access to this page',
  description: '',
  heading: 'You have no access to this page',
  lede: 'It is for signed-in customers or our staff. If you need access, contact us.',
  sections: [],
})

export const content = {
  pages: { howToBuy, shipping, payment, company, reviews, forbidden },
  words: {
    onThisPage: 'On this page',
    askUs: 'Ask a person',
    askNote: 'Tell us the reference number (REF) of the car and your port. It is free.',
    warning: 'Before you pay',
    estimate: 'Only an estimate',
    toStock: 'See all cars',
    port: 'Port',
    serves: 'Countries served',
    tariff: 'Freight per m³',
    inspection: 'Inspection',
    onRequest: 'On request',
    none: 'None',
    noPorts: 'No ports are listed yet. Contact us with your port, and we will tell you the freight.',
    unpaged: 'There are no reviews yet.',
    answer: 'Our answer',
    founded: 'Founded',
    companyName: 'Company name',
    phone: 'Phone',
    email: 'Email',
    ports: 'Ports served',
    stock: 'Cars in stock',
    noFacts: 'Company details are not published yet.',
  },
  /** The freight of one car, worked out with a tariff of the table. */
  example: (volume: string, tariff: string, port: string, freight: string) =>
    `Example: freight for a car of ${volume} m³ to ${port}, at ${tariff} per m³, is ${freight}.`,
  bought: (car: string) => `Bought: ${car}`,
  reviews: (first: string, last: string, total: string) => `Reviews ${first} to ${last} of ${total}`,
}
export type Content = typeof content
