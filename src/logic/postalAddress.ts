interface PostalAddress {
  street: string;
  /** The last of several lines. */
  town?: string;
}

/** The parts of an address; on one line, all of it counts as the street. */
export function splitAddress(address: string): PostalAddress {
  const lines = address.split('\n');
  const town = lines.length > 1 ? lines.pop() : undefined;
  return { street: lines.join(', '), ...(town !== undefined && { town }) };
}
