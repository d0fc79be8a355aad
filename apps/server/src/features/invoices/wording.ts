/** Why no VAT is shown; it must stand on every invoice. */
export const NOT_REGISTERED_FOR_VAT = 'The supplier is not registered for VAT.';
