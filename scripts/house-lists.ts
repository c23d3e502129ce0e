// The exceptions of the house's rules, in one place and each with its reason.

/** Files that may have more than 300 lines. */
export const MAY_BE_LONG: readonly RegExp[] = [
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

/** What pages take from the shared components, and the files that may do it themselves. */
export const SHARED_PATTERNS: readonly { pattern: RegExp; only: readonly RegExp[]; instead: string }[] = [
  {
    pattern: /<dialog\b|showModal\(/,
    // The viewer shows one picture over the whole page.
    only: [/\/forms\/modal\.tsx$/, /\/storefront\/vehicles\/viewer\.tsx$/],
    instead: 'dialogs use Dialog or Confirm of forms/',
  },
  {
    pattern: /<Modal\b/,
    only: [/\/forms\/(?:dialog|confirm)\.tsx$/],
    instead: 'dialogs use Dialog or Confirm of forms/',
  },
  {
    pattern: /dialog-foot\b(?!er)/,
    only: [/\/forms\/dialog-footer\.tsx$/],
    instead: 'a dialog ends with DialogFooter: Cancel and the named action',
  },
  {
    pattern: /footer="none"/,
    // Sheets of the shop, and the list of the quick switcher, where each line is an action.
    only: [/\/storefront\//, /\/backoffice\/switcher\/switcher\.tsx$/],
    instead: 'a dialog of the back office ends with DialogFooter',
  },
  {
    pattern: /<ViewButton\b|className="table-tools/,
    // A figure of the dashboard is no list.
    only: [
      /\/table\/list-toolbar\.tsx$/,
      // Suggested meanings of a file are no list.
      /\/backoffice\/import\/values-section\.tsx$/,
    ],
    instead: 'lists use ListToolbar of table/',
  },
]
