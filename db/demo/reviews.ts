/** A customer's word on a sale, with the dealer's answer. */
export interface DemoReview {
  customerName: string
  /** ISO 3166-1 alpha-2. */
  country: string
  purchasedCarBrand: string
  purchasedCarModel: string
  /** In the language the customer wrote, English or French. */
  comment: string
  reply: string | null
  isPublished: boolean
  seller: string
  /** ISO 8601, UTC. */
  createdAt: string
}

/** How many days ago, customer, country, brand, model, seller, comment, and what the dealer answered. */
type Line = readonly [days: number, name: string, country: string, brand: string, model: string, seller: string, comment: string, reply?: string]

/** Not read through yet, or not for the public. */
const UNPUBLISHED = new Set(['Brian Otieno', 'Thandiwe Mwale', 'Guy Mbuyi'])

const STAGING: readonly Line[] = [
  [2, 'Brian Otieno', 'KE', 'Mazda', 'Demio', 'Ayumi Nakata', 'Car cleared yesterday at Mombasa. I will write more after I have driven it to Kisumu.'],
  [5, 'Thandiwe Mwale', 'ZM', 'Toyota', 'Vitz', 'Kenji Morita', 'Please call me about the spare key, it was not in the car. My number is with Mr Morita.', 'Dear Ms Mwale, the second key was found in our office and went out by courier this morning. I have sent you the tracking number by message.'],
  [9, 'Joseph Mwangi', 'KE', 'Toyota', 'Corolla Fielder', 'Kenji Morita', 'The Fielder reached Mombasa 31 days after I paid. Inspection passed the first time. The mileage on the dash matches the certificate, which I checked because I had a bad experience with another company.', 'Thank you, Mr Mwangi. Please keep the export certificate together with the logbook; it helps when you sell.'],
  [17, 'Patrick Kabongo', 'CD', 'Toyota', 'Harrier', 'Sachiko Hirano', 'Véhicule reçu à Lubumbashi en passant par Dar es Salaam. Compter presque deux mois en tout, surtout à cause de la frontière à Kasumbalesa. La voiture est conforme aux photos.', 'Merci, Monsieur Kabongo. La file à la frontière ne dépend pas de nous, mais nous aurions dû vous prévenir que cette période est chargée.'],
  [26, 'Tracy-Ann Campbell', 'JM', 'Honda', 'Fit', 'Daisuke Ueda', 'Good communication. The car had one scratch on the rear bumper that was on the inspection sheet but hard to see in the pictures. Otherwise what I expected.', 'Thank you for telling us. We now take a close picture of each mark that is on the sheet.'],
  [34, 'Guy Mbuyi', 'CD', 'Toyota', 'Noah', 'Sachiko Hirano', 'Toujours pas reçu les papiers originaux, le transitaire attend. Merci de répondre.', 'Monsieur Mbuyi, l\'enveloppe est arrivée chez votre transitaire ce matin ; il a signé le reçu. Nous regrettons les quatre jours de retard.'],
  [41, 'Baraka Mushi', 'TZ', 'Nissan', 'X-Trail', 'Ayumi Nakata', 'Bought for the road between Arusha and Babati. The ship was late by nine days and nobody could say why for a week. Car itself is strong, only the tyres were almost finished.'],
  [53, 'Helen Tautahi', 'NZ', 'Mazda', 'Axela Sport', 'Daisuke Ueda', 'Passed entry certification after new wiper blades and one headlight adjustment. Odometer certificate and border inspection papers were all in the envelope.', 'Thank you, Helen. Auckland is strict, so we are glad it was only the headlight.'],
  [62, 'Godfrey Ssemakula', 'UG', 'Toyota', 'Premio', 'Kenji Morita', 'I asked many questions about the underbody and they sent eleven extra pictures the next day. Some light rust on the exhaust, as they said. Cleared in Mombasa and driven to Kampala without a problem.'],
  [74, 'Yashveer Ramdin', 'MU', 'Toyota', 'Aqua', 'Sachiko Hirano', 'Hybrid battery report was included as I requested. Port Louis customs took five days. I would have liked a floor mat set but that is a small thing.', 'Thank you. The floor mats were not in the car when we bought it; next time please ask and we will find a set.'],
  [88, 'Jean-Claude Niyonkuru', 'BI', 'Toyota', 'Probox', 'Takeshi Ono', 'Troisième Probox pour notre petite société à Bujumbura. Le moteur est sain, la peinture du hayon est un peu passée. Le prix rendu à Dar était celui de la facture, sans supplément.', 'Merci de votre fidélité, Monsieur Niyonkuru. Pour le quatrième, nous avons noté votre préférence pour la boîte manuelle.'],
  [97, 'Armando Cossa', 'MZ', 'Toyota', 'Hiace Van', 'Takeshi Ono', 'The van arrived in Maputo with the radio missing from the dashboard. They checked and refunded the price of a radio after I sent pictures. I am using it for deliveries now.', 'Mr Cossa, the radio was taken on the way, which should not happen. We have changed how keys are handed over at the yard.'],
  [109, 'Vishnu Persaud', 'GY', 'Toyota', 'Allion', 'Daisuke Ueda', 'Straightforward. Paid by bank transfer on a Monday, invoice marked as paid on Wednesday. Bill of lading came by courier before the ship did.'],
  [121, 'Mercy Wanjiku', 'KE', 'Subaru', 'Forester', 'Ayumi Nakata', 'I was nervous to send money before seeing the car. Ayumi did a video call from the yard and started it cold. Fuel use is higher than my old car but that is a Forester.', 'It was a pleasure to show you around the yard. Please change the oil at 5,000 km, the roads are dusty.'],
  [136, 'Chanda Mulenga', 'ZM', 'Mitsubishi', 'Pajero', 'Kenji Morita', 'Came by Dar es Salaam and Tunduma. The agent there wanted papers the company had already sent, so they sent them again the same evening. Seats are cleaner than I thought for the year.'],
  [148, 'Neil Baptiste', 'TT', 'Nissan', 'Note', 'Daisuke Ueda', 'Car is clean, no smell of smoke. Took seven weeks to Port of Spain with a change of ship in Panama, they told me six. Licensing office found everything in order.', 'Thank you, Neil. The connecting ship left without our cars; we have moved to another line since.'],
  [163, 'Espérance Bahati', 'CD', 'Toyota', 'RAV4', 'Sachiko Hirano', 'Ma voiture est arrivée à Goma via Mombasa. Une petite bosse sur la portière arrière gauche, signalée sur la fiche. Le service répond en français, ce qui m\'a rassurée.', 'Merci, Madame Bahati. Bonne route sur les hauteurs.'],
  [175, 'Kevin R.', 'TT', 'Honda', 'Vezel', 'Daisuke Ueda', 'Price was lower on another website one week after I paid. Not happy.', 'Kevin, prices follow the auctions and can fall as well as rise. I am sorry that it fell just after your purchase.'],
  [189, 'Rehema Juma', 'TZ', 'Toyota', 'ist', 'Ayumi Nakata', 'Small car for going to work in Mwanza. Paint on the roof has a few spots. Battery was dead at the port and my agent charged 40,000 shillings for jumping it.'],
  [204, 'Moses Kiprop', 'KE', 'Isuzu', 'Elf', 'Takeshi Ono', 'Truck bought for carrying milk in Eldoret. They measured the body inside for me before I decided. It needed a new clutch cable, nothing else.', 'Thank you, Mr Kiprop. We have the cable number on file if you need another one.'],
  [216, 'Shanice Douglas', 'JM', 'Toyota', 'Corolla Axio', 'Daisuke Ueda', 'Import permit was the slow part, not the shipping. They held the car without extra charge while I waited for Kingston to approve it.'],
  [231, 'Dinesh Seebaluck', 'MU', 'Suzuki', 'Swift', 'Sachiko Hirano', 'Voiture en très bon état, carnet d\'entretien japonais dans la boîte à gants. Une rayure fine sur le pare-chocs avant. Délai annoncé respecté à deux jours près.'],
  [247, 'Robert Tumusiime', 'UG', 'Toyota', 'Land Cruiser Prado', 'Kenji Morita', 'I compared with three sellers. This was not the cheapest but they were the only ones who told me about the repaired front fender before I asked.', 'Thank you. What is on the auction sheet belongs in the advertisement; that is our rule.'],
  [262, 'Fátima Macuácua', 'MZ', 'Toyota', 'Ractis', 'Takeshi Ono', 'My first car from Japan. I did not understand the difference between FOB and CIF and they explained it with my own invoice. Arrived in Maputo with half a tank, which I did not expect.'],
  [278, 'Grant Whitcombe', 'NZ', 'Toyota', 'Hiace Van', 'Takeshi Ono', 'Bought as a base for a camper. Heavier wear in the load area than the photos suggested, though the inspection sheet did say so. Mechanically faultless so far, 6,000 km in.', 'Thanks Grant. Load areas of vans now have four pictures instead of one.'],
  [291, 'Innocent Hakizimana', 'BI', 'Toyota', 'Corolla Axio', 'Sachiko Hirano', 'Six semaines jusqu\'à Dar es Salaam puis dix jours par la route. Le dossier pour la douane était complet. Seul regret : pas de roue de secours.', 'Merci de votre message. Nous vérifions maintenant la roue de secours avant chaque départ.'],
  [305, 'Mutale Bwalya', 'ZM', 'Mazda', 'CX-5', 'Kenji Morita', 'Diesel model. I was worried about the fuel here but the dealer in Lusaka says it is fine with regular service. Delivery by Durban was quicker than my cousin\'s by Dar.'],
  [322, 'Anil Ramsammy', 'GY', 'Toyota', 'Hilux Surf', 'Daisuke Ueda', 'It is an old truck and I knew that. Some rust on the frame, treated before shipping and I got pictures of the work. Georgetown wharf took eight days.', 'Thank you, Mr Ramsammy. Wash the underside now and then, the sea air is hard on it.'],
  [338, 'Salma Abdallah', 'TZ', 'Toyota', 'Passo', 'Ayumi Nakata', 'Fair price and honest description. One wheel cover missing. I received the papers by courier in four days and they had my name spelled right, my last seller did not manage that.'],
  [357, 'Peter Njoroge', 'KE', 'Nissan', 'Note', 'Ayumi Nakata', 'Everything good except that the navigation is in Japanese only. I knew but my wife did not.', 'Thank you, Mr Njoroge, and our regards to Mrs Njoroge. A shop in Nairobi can fit an English unit in the same space.'],
  [374, 'Dwayne Gordon', 'JM', 'Subaru', 'Impreza Sport', 'Daisuke Ueda', 'Waited ten days for a reply about the gearbox service because it was a holiday week in Japan. After that fast again. Car drives tight.'],
  [392, 'Christelle Mwamba', 'CD', 'Nissan', 'X-Trail', 'Sachiko Hirano', 'J\'ai payé en deux fois comme convenu. La climatisation marche bien, les pneus sont à changer. La facture et le certificat d\'exportation sont arrivés par coursier avant le bateau.'],
  [411, 'Samuel Okello', 'UG', 'Toyota', 'Noah', 'Kenji Morita', 'Family car for seven. Rear sliding door was slow and they replaced the motor before shipping without asking more money. URA tax was more than the car, but that is Uganda.', 'Thank you, Mr Okello. For the next one we can send you the year limits for the lower levy first.'],
  [430, 'Jorge Nhantumbo', 'MZ', 'Mitsubishi Fuso', 'Canter', 'Takeshi Ono', 'Truck is working six days a week in Matola. One of the mirrors was broken at the port and the insurance paid after a month and many letters.'],
  [452, 'Aroha Ngata', 'NZ', 'Nissan', 'Leaf', 'Daisuke Ueda', 'State of health was 84% on the report and 83% on my own reader, so no complaints there. Charging cable in the boot was the Japanese plug, budget for an adapter.', 'Thank you, Aroha. We have added a line about the plug to each electric car.'],
  [475, 'Elias Mrema', 'TZ', 'Toyota', 'Land Cruiser Prado', 'Ayumi Nakata', 'The best thing is that they did not push me. I asked for two months before I bought. Small crack in the fog lamp, already in the pictures.'],
  [498, 'Marie-Josée Appadoo', 'MU', 'Nissan', 'March', 'Sachiko Hirano', 'Correct dans l\'ensemble. Le bateau a eu douze jours de retard et l\'agence à Port-Louis a facturé le stockage, ce qui n\'était pas prévu.', 'Madame Appadoo, nous avons pris en charge la moitié des frais de stockage sur votre prochaine facture, comme convenu par téléphone.'],
  [521, 'Wilson Phiri', 'ZM', 'Toyota', 'Corolla Axio', 'Kenji Morita', 'Used as taxi in Kitwe since the first week. Interior had a burn mark on the passenger seat, told before. Very economical.'],
  [548, 'Ravi Maharaj', 'TT', 'Toyota', 'Aqua', 'Daisuke Ueda', 'Second car from them. This time I took the marine insurance and did not need it. Papers in order, one key only.'],
  [577, 'Faith Chebet', 'KE', 'Toyota', 'Wish', 'Ayumi Nakata', 'The colour looked more grey in the photos, it is closer to blue. Everything else as written. Clearing agent they named was honest with his fees.', 'Thank you, Ms Chebet. Overcast days do that to our pictures.'],
  [612, 'Désiré Ilunga', 'CD', 'Toyota', 'Dyna', 'Takeshi Ono', 'Camion acheté pour le transport de ciment à Likasi. Il a fallu refaire les freins arrière à l\'arrivée. Pour le prix, je reste content.'],
  [660, 'Michael Adeyinka-Brown', 'GY', 'Honda', 'CR-V', 'Daisuke Ueda', 'Took a while to decide because the shipping cost to Georgetown changed twice in a month. Once I paid, the price stayed. Good vehicle.'],
  [705, 'Isaac Byaruhanga', 'UG', 'Toyota', 'Hiace Commuter', 'Takeshi Ono', 'Carries fourteen people between Mbarara and Kampala every day. Air conditioning in the back was weak on arrival, a refill solved it.', 'Thank you, Mr Byaruhanga. We check the rear cooler of each Commuter under load now.'],
]

const SECOND: readonly Line[] = [
  [21, 'Lydia Nabwire', 'UG', 'Toyota', 'Vitz', 'Naoki Fujisawa', 'Booked on a Friday, on the ship the week after. A few stone chips on the bonnet. Happy with it for town driving.', 'Thank you for choosing us, Ms Nabwire.'],
  [96, 'Carlos Sitoe', 'MZ', 'Nissan', 'Caravan', 'Emi Kuroda', 'Good van but the courier went to the wrong address first and I lost four days at customs in Maputo.', 'Mr Sitoe, we took the address from your first message. Now we ask again before anything is posted.'],
  [188, 'Olivier Ndayishimiye', 'BI', 'Toyota', 'RAV4', 'Emi Kuroda', 'Voiture fidèle à l\'annonce. Les photos du châssis étaient nettes, ce qui manque souvent ailleurs.'],
  [301, 'Simon Hartley', 'NZ', 'Subaru', 'Legacy Outback', 'Naoki Fujisawa', 'Described as grade 4 and I would agree. Light scuffs on two wheels. Compliance in Tauranga had no remarks.', 'Thanks Simon, enjoy the gravel roads.'],
  [433, 'Agnes Temba', 'TZ', 'Suzuki', 'Escudo', 'Naoki Fujisawa', 'Customs wanted the export certificate in original and the company had already sent it. Saved me a week.'],
  [640, 'Ricardo Bennett', 'JM', 'Toyota', 'Probox', 'Emi Kuroda', 'Plain work car, plain deal. Shipping was one month and a half to Kingston. Brake pads were half worn.'],
]

const DAY = 24 * 60 * 60 * 1000
const MINUTE = 60 * 1000

/** The reviews of a dealer, newest first, dated within the two years before `today`. */
export function reviews(tenant: 'staging' | 'second', today: Date): readonly DemoReview[] {
  return (tenant === 'staging' ? STAGING : SECOND).map(([days, customerName, country, purchasedCarBrand, purchasedCarModel, seller, comment, reply], i) => ({
    customerName,
    country,
    purchasedCarBrand,
    purchasedCarModel,
    comment,
    reply: reply ?? null,
    isPublished: !UNPUBLISHED.has(customerName),
    seller,
    createdAt: new Date(today.getTime() - days * DAY - ((i * 137) % 600) * MINUTE).toISOString(),
  }))
}
