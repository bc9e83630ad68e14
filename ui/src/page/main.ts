/** A published page: what stands in the file is shown, and nothing else is asked for. */
import { mount } from "svelte";
import { startTheme } from "../theme.svelte.ts";
import { languageOf, speak } from "../words/language.svelte.ts";
import "./page.css";
import Page from "./Page.svelte";
import type { Published } from "./published.ts";

startTheme();
// A page speaks as the one who published it did.
speak(languageOf(document.documentElement.lang) ?? "en");
const document_ = document.getElementById("published")?.textContent;
const target = document.getElementById("app");
if (target && document_) mount(Page, { target, props: { published: JSON.parse(document_) as Published } });
