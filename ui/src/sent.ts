/** What a form does when it is sent; the page stays where it is. */
export const sent =
  (then: () => unknown) =>
  (event: SubmitEvent): void => {
    event.preventDefault();
    void then();
  };
