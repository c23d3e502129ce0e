import sharp from 'sharp'

/** A transfer slip as buyers send it; drawn, and marked as invented. */
export const transferSlip = (): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="620" height="360" font-family="sans-serif">
      <rect width="620" height="360" fill="#fff"/><rect x="12" y="12" width="596" height="336" fill="none" stroke="#0b2431" stroke-width="3"/>
      <text x="34" y="62" font-size="28" font-weight="700" fill="#0b2431">TELEGRAPHIC TRANSFER</text>
      <text x="34" y="112" font-size="19" fill="#26485a">Ordered by the buyer, in favour of Minato Co., Ltd.</text>
      <text x="34" y="150" font-size="19" fill="#26485a">Amount as on the proforma invoice, USD</text>
      <text x="34" y="188" font-size="19" fill="#26485a">Charges: OUR</text>
      <text x="34" y="300" font-size="19" font-weight="700" fill="#97173a">SPECIMEN: an invented paper of the demonstration</text>
    </svg>`),
  )
    .png()
    .toBuffer()
