type Admin = {
  readonly id: string;
  readonly brands: readonly string[];
};
type Member = Admin & { readonly role: string; readonly blocked_at: string | null };

/** Whether a brand would be left without an administrator who can sign in. */
export const leavesNoAdmin = (
  admins: readonly Admin[],
  id: string,
  /** Brands the member administers afterwards. */
  kept: readonly string[],
): boolean => {
  const before = admins.find((admin) => admin.id === id)?.brands ?? [];
  const others = admins.filter((admin) => admin.id !== id);
  return before
    .filter((brand) => !kept.includes(brand))
    .some((brand) => !others.some(({ brands }) => brands.includes(brand)));
};

/** Whether a member is the only administrator of one of its brands. */
export const isLastAdmin = (members: readonly Member[], { id }: { readonly id: string }): boolean =>
  leavesNoAdmin(
    members.filter(({ role, blocked_at }) => role === 'admin' && blocked_at === null),
    id,
    [],
  );
