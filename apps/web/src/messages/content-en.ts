import { estimate, link, points, slot, terms, text } from '../storefront/content/page-text.ts'
import type { PageText, TextFacts } from '../storefront/content/page-text.ts'
import { howToBuy, payment } from './content-buying-en.ts'

/** The English texts of the content pages; French has the same shape (`content: Content`). Loaded by those pages alone. */

const shipping = (facts: TextFacts): PageText => ({
  title: 'Shipping and ports',
  description:
    'The ports we ship to, the countries each one serves, freight per cubic metre from Japan, inspection before export, roll-on roll-off and time at sea.',
  heading: 'Shipping',
  lede: 'The ports that we ship to from Japan, the countries that each one serves, and what the way costs.',
  sections: [
    { id: 'ports', title: 'Ports and freight', blocks: [slot] },
    {
      id: 'freight',
      title: 'How freight is reckoned',
      blocks: [
        text(
          'Freight is the volume of the car in cubic metres times the tariff of the port. The volume is length by width by height; it stands on the page of each car, under Dimensions, as “volume for freight”. A tariff can change until your proforma is written; from then on yours is firm until the day that stands on it.',
        ),
        terms(
          ['FOB', 'The car on board the ship in Japan. This is the price on this site.'],
          ['C&F', 'FOB and the freight to your port, and the inspection where there is one.'],
          [
            'CIF',
            `C&F and marine insurance${facts.insuranceRate && `, at ${facts.insuranceRate} of FOB and freight`}. Insurance is your choice.`,
          ],
        ),
      ],
    },
    {
      id: 'inspection',
      title: 'Inspection before export',
      blocks: [
        text(
          'Some countries let a used car in only with a certificate from Japan: its condition, its age, sometimes that it is clean of soil. Where the table shows an amount, the inspection is made in Japan before the ship and is added to your price. Where it shows a dash, we know of none; your customs office has the last word.',
        ),
      ],
    },
    {
      id: 'ship',
      title: 'Roll-on, roll-off',
      blocks: [
        text(
          'Cars travel on car carriers: they are driven on board, lashed to the deck, and driven off at your port. For this a car has to run, brake and steer.',
        ),
        points(
          'Nothing but what belongs to the car travels in it: spare wheel, jack, tools. Shipping lines refuse personal goods and parts.',
          'The tank is nearly empty, as the shipping line demands. Bring fuel when you take the car over.',
          'One key is handed to the ship with the car.',
        ),
      ],
    },
    {
      id: 'time',
      title: 'Time at sea',
      blocks: [
        text(
          'Once your car has its place on a ship we tell you the name of the ship, its day of departure and the day on which the shipping line expects it at your port. When the line moves a date, we tell you the new one.',
        ),
        estimate(
          'Not ours, and only an estimate: shipping lines take two to four weeks to New Zealand and the Pacific, three to six to East and Southern Africa, five to eight to West and Central Africa and the Caribbean, counted from the day of departure.',
        ),
      ],
    },
    {
      id: 'inland',
      title: 'Countries without a port',
      blocks: [
        text(
          'The table names the ports that serve them. The car leaves the ship there and goes on by road, in transit. Your clearing agent arranges the transit papers and the way; our price ends at the port.',
        ),
        link('/how-to-buy', 'All steps of a purchase'),
      ],
    },
  ],
})

const company = ({ name }: TextFacts): PageText => ({
  title: 'About us',
  description: `${name} is a vehicle dealer in Japan: who we are, where we are, when the office is open, how we describe our cars and where our work ends.`,
  heading: `About ${name}`,
  lede: 'A vehicle dealer in Japan that sells used cars abroad and ships them.',
  sections: [
    { id: 'facts', title: 'The company', blocks: [slot] },
    {
      id: 'work',
      title: 'What we do',
      blocks: [
        points(
          'We buy used cars in Japan, describe them and show them here with an FOB price in US dollars.',
          'We answer questions, reckon the price to your port and hold a car for you while you decide.',
          'We clear the car for export, have it inspected where your country asks for it, and put it on the ship.',
          'We send you the papers that you need to take it over.',
        ),
      ],
    },
    {
      id: 'words',
      title: 'How we describe a car',
      blocks: [
        points(
          'What we did not check says so: “Not evidenced” is not “Good”.',
          'A price that was lowered shows the last published price beside it, never an invented one.',
          'Drawings are marked as illustrations. A photograph shows the car itself.',
          'A sold car is shown as sold, a reserved one as reserved.',
        ),
      ],
    },
    {
      id: 'limits',
      title: 'Where our work ends',
      blocks: [
        text(
          'We sell the car up to your port. We do not clear it through your customs, do not register it and do not set your country’s rules. For these you need a clearing agent, and we tell you what papers he asks for.',
        ),
        link('/how-to-buy', 'How to buy'),
      ],
    },
  ],
})

const reviews = (): PageText => ({
  title: 'Customer reviews',
  description: 'What customers write about their cars, with our answers, newest first.',
  heading: 'Customer reviews',
  lede: 'What customers write about their cars, each in their own language, newest first.',
  sections: [],
})

const forbidden = (): PageText => ({
  title: 'No access to this page',
  description: '',
  heading: 'You have no access to this page',
  lede: 'It is for signed-in customers or for our staff. If it should be open to you, call or write to us.',
  sections: [],
})

export const content = {
  pages: { howToBuy, shipping, payment, company, reviews, forbidden },
  words: {
    onThisPage: 'On this page',
    askUs: 'Ask a person',
    askNote: 'Name the car by its reference number (REF) and your port. Asking costs nothing.',
    warning: 'Before money moves',
    estimate: 'Only an estimate',
    toStock: 'Go to the stock',
    port: 'Port',
    country: 'Country',
    serves: 'Countries served',
    tariff: 'Freight per m³',
    inspection: 'Inspection',
    onRequest: 'On request',
    none: 'None',
    noPorts: 'The ports are not listed yet. Call or write to us with your port: we answer with the freight.',
    unpaged: 'There are no reviews yet.',
    answer: 'Our answer',
    founded: 'Founded',
    companyName: 'Company name',
    phone: 'Phone',
    email: 'E-mail',
    ports: 'Ports served',
    stock: 'Cars in stock',
    noFacts: 'The company has not been described yet.',
  },
  /** The freight of one car, worked out with a tariff of the table. */
  example: (volume: string, tariff: string, port: string, freight: string) =>
    `Example: a car of ${volume} m³ to ${port}, at ${tariff} per m³, is ${freight} of freight.`,
  bought: (car: string) => `Bought: ${car}`,
  reviews: (first: string, last: string, total: string) => `Reviews ${first} to ${last} of ${total}`,
}
export type Content = typeof content
