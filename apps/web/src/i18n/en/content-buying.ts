import { link, points, steps, text, warning, slot } from '../page-text.ts'
import type { PageText, TextFacts } from '../page-text.ts'

/** How to buy and how to pay, in English. */

const orCall = ({ phone }: TextFacts) => (phone ? `Call ${phone}` : 'Call our published number')

export const howToBuy = (facts: TextFacts): PageText => ({
  title: 'How to buy a car from Japan',
  description:
    'Nine steps from search to keys: price to your port, inquiry, offer, reservation, proforma invoice, payment, shipping, documents. What to check, and how to avoid fraud.',
  heading: 'How to buy',
  lede: 'Nine steps from search to keys. Nothing is due before step seven.',
  sections: [
    {
      id: 'steps',
      title: 'Step by step',
      blocks: [
        steps(
          [
            'Find a car',
            'Search by maker, model, body type, year or price, or enter a reference number, model code or chassis number. Each car page shows photos, specifications, the inspection sheet and the equipment. Anything we have not inspected is marked. Tap the bookmark to save a car, or save a search and get an email about new arrivals.',
          ],
          [
            'See the price to your port',
            `Prices are FOB: the car on board the ship in Japan. Choose your country and port once, and the calculator on every car page adds freight, pre-export inspection where your country requires it, and marine insurance if you want it${facts.insuranceRate && ` (${facts.insuranceRate} of FOB and freight)`}. Your inquiry uses the same prices, in US dollars.`,
          ],
          [
            'Ask about the car',
            'Press “Ask about this car” and write your question. This opens an inquiry with its own number (N°). Its page holds everything that follows: messages, amounts, documents and your next step. Asking is free and does not commit you. A person answers during office hours, Japan time.',
          ],
          [
            'Make an offer',
            'You can offer a price for the car in your inquiry. We accept it, decline it or make a counteroffer. Every offer shows how long it is open. An accepted price goes straight into your amounts.',
          ],
          [
            'Reserve it',
            'Ask us to reserve the car in your inquiry. It is free. Your inquiry shows until when we hold the car, and the shop shows it as reserved. If another buyer holds the car, join the waiting list: your inquiry shows your position, and you get the car if it becomes free. If you decide not to buy, you owe nothing.',
          ],
          [
            'Receive the proforma invoice',
            'It names you, the car with its chassis number, every amount, the total, our bank account and the date until which the price is firm. Download it from your inquiry; we also tell you by email. It has a check code, so that you can confirm it is ours before you pay.',
          ],
          [
            'Pay and upload the proof',
            'Pay by bank transfer in US dollars, with the invoice number as the reference. Then upload the bank’s transfer copy in your inquiry, as a PDF or a photo. We check it, confirm your payment and show what is received and what is left.',
          ],
          [
            'Follow the shipment',
            'We deregister the car in Japan, clear it for export, have it inspected where your country requires it, and book a car carrier. Your inquiry shows the ship, the port of loading, the departure and the expected arrival. We email you when a date changes.',
          ],
          [
            'Receive the documents and the car',
            'The final invoice and copies of the shipping documents are in your inquiry; originals such as the bill of lading and the export certificate go by courier. Hire a clearing agent before the ship arrives. The agent presents the documents, pays duty and port charges for you and collects the car. Compare it with its photos and inspection sheet before it leaves the port, and have every difference written down.',
          ],
        ),
      ],
    },
    {
      id: 'check',
      title: 'What to check before you pay',
      blocks: [
        points(
          'Your country accepts the car. Many countries set an age limit, a steering side or an inspection in Japan. Ask your customs office or clearing agent; we tell you what we know.',
          'The chassis number, year and model code on the proforma invoice are those of the car you chose.',
          'The total is the sum of its lines, the currency is US dollars, and the price is still firm.',
          `The account is in the name of our company${facts.legalName && ` (${facts.legalName})`}, never of a person.`,
          'The check code of the invoice is genuine.',
          'You can also afford the costs after the port, listed below.',
        ),
        link('/check', 'Check an invoice'),
      ],
    },
    {
      id: 'beyond',
      title: 'Not included in the price',
      blocks: [
        text(
          'Our price covers the car up to your port. You pay the rest locally. Your clearing agent can give you the amounts before you buy.',
        ),
        points(
          'Duty and taxes in your country',
          'Port charges, and storage if the car has to wait',
          'Your clearing agent’s fee',
          'Transport from the port to your town',
          'Registration, number plates and local inspection',
        ),
      ],
    },
    {
      id: 'fraud',
      title: 'How to avoid fraud',
      blocks: [
        warning('We never change our bank account by message. A message that says so is not from us: do not pay.'),
        points(
          'A message in our name announces “new bank details”. Compare the account with the one on the invoice in your inquiry, to the last digit.',
          `A copy of our site or our photos sells the same car. ${orCall(facts)} and ask for the car by its reference number.`,
          'You are asked for cash, a card, mobile money, a money transfer or a private account. We accept bank transfers to the company’s account and nothing else.',
          'You are told to hurry. The price on our proforma invoice is firm until the date it shows.',
        ),
        link('/payment-method', 'How to pay'),
      ],
    },
  ],
})

export const payment = (facts: TextFacts): PageText => ({
  title: 'Payment by bank transfer',
  description:
    'Pay by bank transfer in US dollars to the account on your proforma invoice, and upload the proof in your inquiry. How to check an invoice before you pay.',
  heading: 'Payment',
  lede: 'Pay by bank transfer in US dollars, to the account on your proforma invoice.',
  sections: [
    {
      id: 'account',
      title: 'Where to find our bank details',
      blocks: [
        text(
          'Our bank details are on your proforma invoice and on this page once you have signed in. No public page shows them, so that a copy with another account cannot pass for ours.',
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
            'Check the proforma invoice',
            'Check the names, the car, the chassis number, the amounts, the total and the payment date, then its check code. If anything is wrong, tell us in the inquiry before you pay: we issue a new invoice.',
          ],
          [
            'Order the transfer',
            'Transfer the full amount in US dollars from an account in your name. Ask your bank to charge all fees to you (OUR), so that the full amount arrives.',
          ],
          ['Use the invoice number as the reference', 'We match your payment to your inquiry by this number.'],
          [
            'Upload the proof',
            'Open your inquiry and upload the bank’s transfer copy as a PDF or a photo. We check it and tell you by email whether it is accepted. The proof shows that the money is on its way; the purchase is confirmed when the money has arrived.',
          ],
          [
            'Get your receipt',
            'Your inquiry shows the amount received, the amount left and the receipt. If a bank on the way kept a fee, you see what is still to pay.',
          ],
        ),
        text(
          'Pay before the date on the invoice. After it, the invoice lapses and the car may be sold to the next buyer on the waiting list. Ask us if you need more time.',
        ),
      ],
    },
    {
      id: 'check',
      title: 'How to check an invoice',
      blocks: [
        points(
          'Enter its check code, or scan its QR code: the check page shows whether the invoice is ours and still valid. The page can also compare your PDF with the one we issued.',
          'It names you, and the car by reference and chassis number.',
          'The total is FOB, freight, inspection and insurance, less any discount.',
          `The account is in the name of our company${facts.legalName && ` (${facts.legalName})`}, never of a person.`,
          `${orCall(facts)} and compare the invoice number and the last four digits of the account with us. Use the phone number on this site, not one from a message.`,
        ),
        link('/check', 'Check an invoice'),
        text('When in doubt, do not pay. A day’s delay costs less than a lost transfer.'),
      ],
    },
    {
      id: 'not',
      title: 'What we do not accept',
      blocks: [
        points(
          'Cash, at the office or through a driver or agent',
          'Cards, mobile money, money transfer services, cryptocurrency',
          'Transfers to a person, or to an account in any name but ours',
        ),
        text('Anyone asking for these in our name is not us. Please tell us.'),
        link('/how-to-buy', 'All steps of a purchase'),
      ],
    },
  ],
})
