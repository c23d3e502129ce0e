/** An HS code with its national digits, 6 to 10 in all, with or without dots: '870322', '8703.22.9010'. */
export const HS_CODE = /^\d(?:[. ]?\d){5,9}$/
export const HS_CODE_FAULT = 'An HS code has 6 to 10 digits'
