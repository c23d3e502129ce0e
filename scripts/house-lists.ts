// The exceptions of the house's rules, in one place and each with its reason.

/** Pure tables of data: splitting them would hide them. */
export const MAY_BE_LONG: readonly RegExp[] = [
  /^db\/demo\/(?:makers\b|reviews\.ts$)/,
  /^bench\/hold\/goals\.ts$/,
  // One declaration to a line; a style sheet goes with what it dresses, not with its length.
  /\.css$/,
]

/** Where SQL may stand besides tests. */
export const MAY_HOLD_SQL: readonly RegExp[] = [
  /^apps\/server\/src\/modules\/(?:[^/]+\/)+(?:[a-z-]+-)?store\.ts$/,
  /^apps\/server\/src\/platform\//,
  /^db\//,
  /^bench\//,
]

/** Who may open a connection of its own. */
export const MAY_OPEN_CONNECTIONS: readonly RegExp[] = [/^apps\/server\/src\/platform\//, /^db\//, /^bench\//]

/** Hosts that code may name. */
export const ALLOWED_HOSTS: readonly RegExp[] = [
  /^(?:[a-z0-9-]+\.)?localhost$/,
  /^127\.0\.0\.1$/,
  // Reserved for examples (RFC 2606).
  /(?:^|\.)example(?:\.(?:com|org|net))?$/,
  /\.(?:test|invalid)$/,
  // Names of XML vocabularies, never fetched.
  /^www\.w3\.org$/,
  /^schemas\.openxmlformats\.org$/,
  /^purl\.oclc\.org$/,
  /^schema\.org$/,
  /^www\.sitemaps\.org$/,
  // What a telephone opens for a WhatsApp number: a link for the visitor, never fetched by us.
  /^wa\.me$/,
]
