/** Names of the rows of one company. */
export type Names = {
  readonly company_number: string;
  readonly contract_number: string;
  readonly contract_id: string;
  readonly delivery_id: string;
  readonly confirmed_id: string;
  readonly unconfirmed_id: string;
  /** Content of the code on its note, and the number printed there. */
  readonly delivery_code: string;
  readonly delivery_number: string;
  readonly claim_id: string;
  /** Temperature of the delivery of `unconfirmed_id`. */
  readonly entry_id: string;
  readonly contract_item_id: string;
  /** Message of one person. */
  readonly notification_id: string;
  readonly call_off_id: string;
  /** Cart of one person, who alone may use it. */
  readonly call_off_cart_item_id: string;
  /** Somebody who may take deliveries of the company. */
  readonly contact_person_id: string;
  /** Customer number at the supplier whose import keys are used. */
  readonly customer_number: string;
  readonly email: string;
  readonly picture_id: string;
  /** Paper of a delivery, added by the person who acts. */
  readonly asset_id: string;
  readonly invoice_id: string;
  /** Key for systems of the company. */
  readonly key_id: string;
  /** Import of the supplier whose import keys are used. */
  readonly import_id: string;
  /** The person who acts. */
  readonly customer_id: string;
  /** Code to register with in the company. */
  readonly invitation_token: string;
};
export type Name = keyof Names;
