import { link, points, steps, text, warning, slot } from '../storefront/content/page-text.ts'
import type { PageText, TextFacts } from '../storefront/content/page-text.ts'

/** How to buy and how to pay, in English. */

const orCall = ({ phone }: TextFacts) => (phone ? `Call ${phone}` : 'Call the number that you know')

export const howToBuy = (facts: TextFacts): PageText => ({
  title: 'How to buy a car from Japan',
  description:
    'Nine steps from the search to the key: price to your port, reservation, proforma invoice, transfer, ship, papers. What to check, and how fraud is tried.',
  heading: 'How to buy',
  lede: 'Nine steps from the search to the key. Before step six there is nothing to pay.',
  sections: [
    {
      id: 'steps',
      title: 'Step by step',
      blocks: [
        steps(
          [
            'Find the car',
            'Search by maker, model, body, year or price, or type a reference number, a model code or a chassis number. The page of a car shows its pictures, its figures, the inspection sheet and the equipment. What we did not check says so.',
          ],
          [
            'Ask about it',
            'Call us or send a message with the reference number (REF) of the car, your port and your questions. Asking costs nothing and binds you to nothing. A person answers in office hours, Japan time.',
          ],
          [
            'Get the price to your port',
            `Prices on this site are FOB: the car on board the ship in Japan. We answer with the freight to your port, the inspection where your country asks for one before the ship, and marine insurance if you want it${facts.insuranceRate && `, at ${facts.insuranceRate} of FOB and freight`}. Each amount stands on its own line, in US dollars.`,
          ],
          [
            'Reserve it',
            'Tell us that you want the car. We hold it for you until the day and hour that we write to you, and it is shown as Reserved. If you do not go on, it is for sale again and you owe nothing.',
          ],
          [
            'Receive the proforma invoice',
            'It names you, the car with its chassis number, every amount, the total, our bank account and the day until which the price is firm. Give us your name and address as they stand in your passport or company register: customs compares them.',
          ],
          [
            'Pay by bank transfer',
            'Pay in US dollars, from an account in your name, with the number of the proforma as reference. Send us the copy of the transfer that your bank gives you. We confirm when the money has arrived, and say how much.',
          ],
          [
            'The car is shipped',
            'We take the car off the Japanese register, clear it for export, have it inspected where your country asks for that, and book it on a car carrier. You get the name of the ship, the day of departure and the expected day of arrival.',
          ],
          [
            'Receive the papers',
            'Bill of lading, invoice, export certificate with its translation, certificate of inspection where one was made, and the insurance policy if you took one. They go by courier, and you get the number of the parcel. Keep a copy of each.',
          ],
          [
            'Take the car over',
            'Have a clearing agent before the ship arrives. He presents the papers, pays duty and port charges for you and takes the car out. Compare the car with its pictures and its inspection sheet before it leaves the port, and write down every difference there.',
          ],
        ),
      ],
    },
    {
      id: 'check',
      title: 'What to check before you pay',
      blocks: [
        points(
          'Your country lets the car in: many set a highest age, ask for a steering side or for an inspection in Japan. Ask your customs office or your clearing agent; ask us what we know.',
          'The chassis number, year and model code on the proforma are those of the car that you chose.',
          'The total is the sum of its lines, the currency is US dollars, and the day until which it is firm has not passed.',
          `The account is in the name of our company${facts.legalName && ` (${facts.legalName})`}, never of a person.`,
          'You can also pay for what our price does not hold; the list is below.',
        ),
      ],
    },
    {
      id: 'beyond',
      title: 'What our price does not hold',
      blocks: [
        text(
          'We sell the car up to your port. What comes after is paid there, by you, to others; your clearing agent can tell you the amounts before you buy.',
        ),
        points(
          'Duty and taxes of your country',
          'Port charges, and storage if the car waits',
          'The fee of your clearing agent',
          'The way from the port to your town',
          'Registration, number plates and local inspection',
        ),
      ],
    },
    {
      id: 'fraud',
      title: 'How fraud is tried, and what stops it',
      blocks: [
        warning('We never change our bank account by message. A message that says so is not from us: do not pay.'),
        points(
          'Somebody writes in our name with “new bank details”. Compare the account with the one on your proforma, to the last digit.',
          `Somebody copies our name and our pictures. ${orCall(facts)} and ask for the car by its reference number.`,
          'Somebody asks for cash, a card, mobile money, a money transfer office or a private account. We take bank transfers to the company’s account and nothing else.',
          'Somebody hurries you. A price on our proforma is firm until the day that stands on it.',
        ),
        link('/payment-method', 'How to check an invoice'),
      ],
    },
  ],
})

export const payment = (facts: TextFacts): PageText => ({
  title: 'Payment by bank transfer',
  description:
    'One way to pay: a bank transfer in US dollars to the account on your proforma invoice. How to pay, how to check an invoice, and why our account never changes by message.',
  heading: 'Payment',
  lede: 'One way to pay: a bank transfer in US dollars, to the account on your proforma invoice.',
  sections: [
    {
      id: 'account',
      title: 'Where our bank details are',
      blocks: [
        text(
          'On your proforma invoice. No page that everybody can read shows them, on purpose: nobody can then send you to a copy of it with another account.',
        ),
        warning('We never change our bank account by message. A message that says so is not from us: do not pay.'),
        slot,
      ],
    },
    {
      id: 'steps',
      title: 'How to pay',
      blocks: [
        steps(
          [
            'Check the proforma',
            'Name, car, chassis number, amounts, total, and the day until which it is firm. If a word or a figure is wrong, tell us first: we write a new one.',
          ],
          [
            'Order the transfer',
            'In US dollars, the whole total, from an account in your name. Ask your bank to charge all fees to you (OUR), so that the amount arrives whole.',
          ],
          ['Name the proforma', 'Its number is the reference of the transfer. By it we find your payment.'],
          [
            'Send us the proof',
            'The copy of the transfer from your bank, as a picture or a PDF, by message. It shows that the money is on its way; the car is yours when the money is here.',
          ],
          [
            'Get the confirmation',
            'We write to you how much arrived and on which day. If a bank kept a part on the way, we name the part that is left to pay.',
          ],
        ),
      ],
    },
    {
      id: 'check',
      title: 'How to check an invoice',
      blocks: [
        points(
          'It names you, and the car by reference and chassis number.',
          'The total is FOB, freight, inspection and insurance, less the discount if there is one. Add it up.',
          `The account is in the name of our company${facts.legalName && ` (${facts.legalName})`}. A private name is never right.`,
          'The account is the same as on everything that we sent you before, to the last digit.',
          `${orCall(facts)} and read the number of the invoice and the last four digits of the account to us. Take the number from this site, not from the message that you doubt.`,
        ),
        text('In doubt, do not pay. A car that waits a day costs less than a transfer that is gone.'),
      ],
    },
    {
      id: 'not',
      title: 'What we do not take',
      blocks: [
        points(
          'Cash, at the office or through a driver or an agent',
          'Cards, mobile money, money transfer offices, cryptocurrency',
          'Transfers to a person, or to an account in another name than ours',
        ),
        text('Whoever asks you for one of these in our name is not from us. Please tell us.'),
        link('/how-to-buy', 'All steps of a purchase'),
      ],
    },
  ],
})
